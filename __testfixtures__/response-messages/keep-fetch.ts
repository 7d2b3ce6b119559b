// @from 6
// @types-skip the other library is not installed
import { generateText, type LanguageModel } from 'ai';
import axios from 'axios';

export async function load(model: LanguageModel, id: string) {
  const { text } = await generateText({ model, prompt: id });
  const response = await fetch(`/api/chats/${id}`);
  const { messages } = await response.json();
  const other = await axios.get(`/api/chats/${id}`);
  return [text, messages, other.data.response.messages, other.data.messages];
}
