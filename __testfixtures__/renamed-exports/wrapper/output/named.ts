// @from 6
export { customProvider as experimental_customProvider } from 'ai';
