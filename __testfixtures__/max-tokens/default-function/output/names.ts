export { default as longer } from './longer';
