// @from 5
// @only response-messages
// @findings warning:6
import { streamText } from 'ai';

const finish = ({ response }) => save(response.messages);

export const ask = (model, prompt, save) => streamText({ model, prompt, onFinish: finish });
