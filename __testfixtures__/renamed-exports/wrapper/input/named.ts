// @from 6
export { experimental_customProvider } from 'ai';
