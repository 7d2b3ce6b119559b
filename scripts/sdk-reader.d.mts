import type { ts } from 'ts-morph';

export interface Reader {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** name → symbol, of a file that is a module or of an ambient module. */
  exportsOf(fileOrModule: string): Map<string, ts.Symbol>;
  /** The types at the end of a path; empty when the generation lacks it. */
  at(exported: Map<string, ts.Symbol>, path: string): ts.Type[];
  members(exported: Map<string, ts.Symbol>, path: string): Map<string, ts.Symbol>;
  variants(exported: Map<string, ts.Symbol>, path: string, name?: string): Set<string>;
  kindOf(symbol: ts.Symbol): string;
  arity(symbol: ts.Symbol): number;
}
export declare const OPTIONS: ts.CompilerOptions;
export declare function readPackages(files: string[]): Reader;
export declare function readDeclarations(files: string[]): Reader;
export declare function generationsOf(symbol: ts.Symbol): number[];
