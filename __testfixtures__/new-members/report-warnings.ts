// @from 6
// @row warning-deprecated-variant
// @findings error:15 warning:23
import { generateObject, type CallWarning, type LanguageModel } from 'ai';
import { z } from 'zod';

export function text(warning: CallWarning): string {
  switch (warning.type) {
    case 'unsupported':
    case 'compatibility':
      return warning.feature;
    case 'other':
      return warning.message;
    default: {
      const unknown: never = warning;
      return unknown;
    }
  }
}

export async function log(model: LanguageModel) {
  const { warnings } = await generateObject({ model, schema: z.object({}), prompt: 'Hello' });
  for (const { type } of warnings ?? []) if (type === 'other') console.warn(type); else if (type === 'unsupported') console.log(type); else throw new Error(type);
}
