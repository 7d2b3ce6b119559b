// @from 6
export { generateImage as experimental_generateImage, isToolUIPart } from 'ai';
export { customProvider as makeProvider } from 'ai';
