// @from 4
// @only model-strings
// @row language-model-is-string MOD-02
import { generateText, type LanguageModel } from 'ai';

export const log = (model: LanguageModel) => console.log(typeof model === 'string' ? model : model.modelId, `on ${typeof model === 'string' ? model : model.modelId}`);
export class Agent {
  constructor(readonly model: LanguageModel) {}
  get name() {
    return typeof this.model === 'string' ? this.model : this.model.modelId;
  }
  isFast() {
    return (typeof this.model === 'string' ? this.model : this.model.modelId).endsWith('mini');
  }
  ask = async (prompt: string) => ({ id: typeof this.model === 'string' ? this.model : this.model.modelId, ...(await generateText({ model: this.model, prompt })) });
}
