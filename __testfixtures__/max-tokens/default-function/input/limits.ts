export default (prompt: string) => ({ maxTokens: prompt.length, temperature: 0 });
