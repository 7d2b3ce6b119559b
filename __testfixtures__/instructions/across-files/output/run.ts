import { generateText, type LanguageModel } from 'ai';
import { critic, roles, writer } from './prompts';

export async function run(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt, ...writer });
  console.log(roles.system, critic.instructions);
  return generateText({ model, prompt: text, ...critic });
}
