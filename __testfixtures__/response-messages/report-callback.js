// @from 5
// @findings warning:5
import { streamText } from 'ai';

const finish = ({ response }) => save(response.messages);

export const ask = (model, prompt, save) => streamText({ model, prompt, onFinish: finish });
