// @from 5
import { generateText, type LanguageModel } from 'ai';

interface Persona {
  system: string;
  temperature: number;
}

declare const model: LanguageModel;
declare const persona: Persona;

export const spread = (prompt: string) => generateText({ model, prompt, ...persona });

export const whole = (options: Persona & { model: LanguageModel; prompt: string }) => generateText(options);
