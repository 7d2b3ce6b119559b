// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Call {
  requestBody: string;
}

export const bodies = (calls: Call[]) => calls.map(({ requestBody }) => JSON.parse(requestBody));
export const answer = (model: LanguageModel, call: Call) => generateText({ model, prompt: call.requestBody });
