// @from 4
import { generateText } from 'ai';

function generateId(size: number) {
  return 'x'.repeat(size);
}
const createIdGenerator = () => generateId;

export const id = generateId(8) + createIdGenerator()(4);
export { generateText };
