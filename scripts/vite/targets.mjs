// The browsers that all builds are made for: those that have what the pages use anyway (`light-dark` in the boards, DecompressionStream).
export const targets = { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };
