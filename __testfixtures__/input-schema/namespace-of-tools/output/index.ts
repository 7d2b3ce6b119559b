export * as more from './more';
