declare function table(columns: object): object;
declare function column<T>(): T;
import type { Metadata } from './types';

export const messages = table({ metadata: column<Metadata>() });
