export const name = 'Español';
