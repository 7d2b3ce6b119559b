// @from 4
const settings = { maxTokens: 100, temperature: 0 };

export default settings;
