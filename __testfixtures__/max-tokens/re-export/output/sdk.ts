// @from 4
export * from 'ai';
