// @from 4
import { type ChatRequestOptions, generateText } from 'ai';

interface Form {
  data: string;
  allowEmptySubmit: boolean;
}
export const form: Form = { data: '', allowEmptySubmit: true };
export const options: ChatRequestOptions = { body: { data: form.data }, headers: {} };
export { generateText };
