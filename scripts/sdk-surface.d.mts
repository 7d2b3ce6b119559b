import type { Reader } from './sdk-reader.mjs';

export interface Export {
  kind: string;
  arity: number;
  generations: number[];
  deprecated: boolean;
}
export declare const GENERATIONS: number[];
export declare const DECLARATIONS: string;
export declare const MODULES: Record<string, (generation: number) => string>;
export declare function declarationFiles(except?: string): string[];
export declare function openPackages(): Reader;
export declare function surfaces(packages: Reader): Record<string, Map<string, Export>>;
export declare function generate(all: Record<string, Map<string, Export>>): string;
