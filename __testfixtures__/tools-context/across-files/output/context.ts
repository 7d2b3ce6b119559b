import type { ToolSet } from 'ai';

export interface Session {
  user: string;
}

export type Names<T extends ToolSet> = keyof T;
