// @from 4
// @findings error:6
import { generateText } from 'ai';

export function ask(options: Parameters<typeof generateText>[0]) {
  console.log(options.maxSteps);
  return generateText(options);
}
