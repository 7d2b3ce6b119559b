// @from 4
// @only custom-models
// @findings error:8 error:9 error:11
// @types-skip the package is not installed
import { generateText } from 'ai';
import { createOllama, ollama as local, type OllamaProvider } from 'ollama-ai-provider';

const provider: OllamaProvider = createOllama({ baseURL: 'http://localhost:11434/api' });
const model = createOllama({ baseURL: 'http://localhost:11434/api' })('llama3');

console.log(provider, await generateText({ model, prompt: 'Hi' }), local('llama3'));
