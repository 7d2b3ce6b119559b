// @findings warning:7
import { NoSuchModelError } from '@ai-sdk/provider';
import { Command } from './command.js';

export async function warm(load) {
  try {
    await (await load()).doGenerate({ inputFormat: 'prompt', mode: { type: 'regular' }, prompt: [] });
  } catch (error) {
    if (!NoSuchModelError.isInstance(error)) throw error;
  }
  return new Command('small').doGenerate({ inputFormat: 'prompt', mode: { type: 'regular' }, prompt: [] });
}
