// @from 6
export * from 'ai';
