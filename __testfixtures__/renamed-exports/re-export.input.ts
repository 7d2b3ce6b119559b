// @from 6
export { experimental_generateImage, isToolOrDynamicToolUIPart as isToolUIPart } from 'ai';
export { experimental_customProvider as makeProvider } from 'ai';
