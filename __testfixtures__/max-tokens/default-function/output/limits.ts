export default (prompt: string) => ({ maxOutputTokens: prompt.length, temperature: 0 });
