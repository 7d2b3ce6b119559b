// @from 6
// @only whole-results
import { generateText } from 'ai';

interface Run {
  usage: number;
  finalStep: { usage: number };
}

export const ask = generateText;
export const copy = (run: Run) => ({ ...run, text: JSON.stringify(run) });
