// @from 4
// @only model-strings
// @row language-model-is-string MOD-02
import { generateText, type LanguageModel } from 'ai';

export const log = (model: LanguageModel) => console.log(model.modelId, `on ${model.modelId}`);
export class Agent {
  constructor(readonly model: LanguageModel) {}
  get name() {
    return this.model.modelId;
  }
  isFast() {
    return this.model.modelId.endsWith('mini');
  }
  ask = async (prompt: string) => ({ id: this.model.modelId, ...(await generateText({ model: this.model, prompt })) });
}
