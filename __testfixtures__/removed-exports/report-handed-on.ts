// @from 4
// @findings error:3
export { appendResponseMessages } from 'ai';
