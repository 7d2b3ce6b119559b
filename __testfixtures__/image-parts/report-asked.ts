// @from 6
// @alone
// @findings info:9
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare const model: LanguageModel;
declare const small: LanguageModel;

const history: ModelMessage[] = [{ role: 'user', content: [{ type: 'image', image: 'https://example.com/cat.png' }] }];

const seesImages = (messages: ModelMessage[]) =>
  messages.some(({ role, content }) => role === 'user' && typeof content !== 'string' && content.some(one => one.type === 'image'));

export const answer = () => generateText({ model: seesImages(history) ? model : small, messages: history });
