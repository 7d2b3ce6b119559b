export type { Session } from './tools';
export * from './clock';
