// @from 5
import { generateText } from 'ai';

export const describe = (model, image) =>
  generateText({ model, messages: [{ role: 'user', content: [{ type: 'image', image }] }] });
