// @from 5
import { generateText, type LanguageModel } from 'ai';

interface Spec {
  jsonSchema: { title: string };
}

export const titleOf = (spec: Spec) => spec.jsonSchema.title;
export const ask = (model: LanguageModel, spec: Spec) => generateText({ model, prompt: titleOf(spec) });
