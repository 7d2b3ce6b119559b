import type { tsTypes } from '../../../src/sdk/typescript.js';

export const isFileList = (type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean =>
  checker.typeToString(checker.getNonNullableType(type)) === 'FileList';
