// @from 4
// @row ui-utils IMP-07 UTL-03
import { type DeepPartial, getTextFromDataUrl, isDeepEqualData, jsonSchema, type Schema } from '@ai-sdk/ui-utils';

interface Note {
  title: string;
}

export const noteSchema: Schema<Note> = jsonSchema<Note>({ type: 'object' });
export const isSame = (a: Note, b: Note) => isDeepEqualData(a, b);
export const read = (url: string): DeepPartial<Note> => ({ title: getTextFromDataUrl(url) });
