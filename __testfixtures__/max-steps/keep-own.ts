// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Budget {
  maxSteps: number;
}

class Walk {
  maxSteps = 10;
}

const defaults = { maxSteps: 3 };

export async function run(model: LanguageModel, budget: Budget, walk = new Walk()) {
  const maxSteps = budget.maxSteps + walk.maxSteps + defaults.maxSteps;
  const { text } = await generateText({ model, prompt: `Take ${maxSteps} steps.` });
  return { text, maxSteps };
}
