// @from 6
// @only final-step
import { generateText, type LanguageModel, type StopCondition, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const prompt: string;
declare const stopWhen: StopCondition<ToolSet>;

class Once {
  run() {
    return generateText({ model, prompt });
  }
  async usage() {
    return (await this.run()).finalStep.usage;
  }
}

export class Often extends Once {
  override run() {
    return generateText({ model, prompt, stopWhen });
  }
}

export async function again() {
  const { finalStep: { usage } } = await generateText({ model, prompt }).catch(() => generateText({ model, prompt, stopWhen }));
  return usage;
}

export async function failed() {
  const { usage } = await generateText({ model, prompt }).catch(error => {
    throw new Error('failed', { cause: error });
  });
  return usage;
}

let ask = () => generateText({ model, prompt });
export const setAsk = (other: typeof ask) => {
  ask = other;
};
export const calls = async () => (await ask()).finalStep.toolCalls;

export async function computed() {
  const name = 'stopWhen' as const;
  return (await generateText({ model, prompt, [name]: stopWhen })).finalStep.usage;
}

export async function generic<T extends { temperature?: number }>(settings: T) {
  return (await generateText({ model, prompt, ...settings })).finalStep.files;
}
