// @from 4
const settings = { maxOutputTokens: 100, temperature: 0 };

export default settings;
