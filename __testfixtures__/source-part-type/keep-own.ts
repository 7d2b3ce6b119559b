// @from 4
import { generateText, type LanguageModel } from 'ai';

interface SourceUIPart {
  source: { id: string; url: string };
}
export const idOf = (part: SourceUIPart) => part.source.id;
export const idsOf = async (model: LanguageModel) =>
  (await generateText({ model, prompt: 'Which sources?' })).sources.map(source => source.id);
