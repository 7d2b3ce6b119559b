// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

const MAX_STEPS = 8;
const LIMITS = { steps: 4, retries: 2 } as const;
enum Depth {
  Shallow = 2,
  Deep = 12,
}

class Research {
  static readonly maxSteps = 6;
  private readonly limit: number = 3;
  #own = 4;

  constructor(private readonly model: LanguageModel) {}

  run(prompt: string) {
    return generateText({ model: this.model, prompt, stopWhen: isStepCount(this.limit) });
  }

  runLonger(prompt: string) {
    return generateText({ model: this.model, prompt, stopWhen: isStepCount(Research.maxSteps) });
  }

  runOwn(prompt: string) {
    return generateText({ model: this.model, prompt, stopWhen: isStepCount(this.#own) });
  }
}

export const named = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(MAX_STEPS) });

export const member = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(LIMITS.steps) });

export const element = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(LIMITS['steps']) });

export const enumerated = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isStepCount(Depth.Deep) });

export { Research };
