// @from 6
import { generateText } from 'ai';

const prepareCallSettings = (settings: object) => settings;
const prepareToolsAndToolChoice = () => ({ tools: [] });
const own = './dist/index.mjs';
const other = 'main-ai/dist/index.mjs';

export { generateText, other, own, prepareCallSettings, prepareToolsAndToolChoice };
