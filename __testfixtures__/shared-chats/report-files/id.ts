export const MAIN = 'a';
