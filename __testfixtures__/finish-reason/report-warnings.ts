// @from 5
// @only finish-reason
// @row warning-shapes
// @types-skip-output what is reported does not compile
// @findings error:13 error:14 warning:23
import { type CallWarning, type FinishReason, generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export async function ask() {
  const { warnings } = await generateText({ model, prompt: 'Hello' });
  for (const warning of warnings ?? []) if (warning.type === 'unsupported-setting') log(warning.setting);
  return (warning: CallWarning) => warning.type !== 'unsupported-tool';
}

export function say(reason: FinishReason) {
  switch (reason) {
    case 'other':
      return 'other';
    case 'stop':
      return 'done';
    case 'unknown':
      return '?';
  }
}
