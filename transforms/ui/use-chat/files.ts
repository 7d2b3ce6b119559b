import type { tsTypes } from '../../../src/sdk/typescript.js';

/** Keys in the options of requests that were seen to where they stand. */
export const settledKeys = new WeakSet<tsTypes.Node>();

export const isFileList = (type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean =>
  checker.typeToString(checker.getNonNullableType(type)) === 'FileList';
