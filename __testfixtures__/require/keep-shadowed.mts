// @from 6
export function load(require: (id: string) => any) {
  const { generateText } = require('ai');
  return generateText;
}
