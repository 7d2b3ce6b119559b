// @from 5
// @alone
import { generateText } from 'ai';

export const describe = (model, image) =>
  generateText({ model, messages: [{ role: 'user', content: [{ type: 'image', image }] }] });
