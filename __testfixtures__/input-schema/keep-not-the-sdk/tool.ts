// @from 4
export interface Definition<T> {
  description: string;
  parameters: T;
  execute: (input: T) => Promise<unknown>;
}

export const tool = <T>(definition: Definition<T>) => definition;
