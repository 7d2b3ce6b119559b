export { default as defaults } from './settings';
