// @from 6
// @types-skip the other library is not installed
import { generateText, type LanguageModel } from 'ai';
import { stepCountIs } from 'pipeline-tools';

export interface Report {
  stepCountIs: number;
}

/** Not of the SDK: `stepCountIs` of another library, of an interface, in a text. */
export const ask = (model: LanguageModel, report: Report) =>
  generateText({ model, prompt: `stepCountIs ${stepCountIs(report.stepCountIs)}` });
