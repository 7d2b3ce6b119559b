// @from 5
import { generateText, type LanguageModel, type PrepareStepResult } from 'ai';

declare const model: LanguageModel;
declare function audit(step: any): void;

const step = { system: 'Be brief.' };

audit(step);

export const ask = (prompt: string) =>
  generateText({ model, prompt, prepareStep: (): PrepareStepResult<{}> => step });
