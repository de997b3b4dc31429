// The browsers that all builds support: those with the features that the pages need (`light-dark` in the boards, DecompressionStream).
export const targets = { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };
