// @from 4
// @findings warning:17 warning:23
import { generateObject, streamText } from 'ai';

export class Service {
  constructor(model) {
    this.model = model;
  }

  async object({ messages, schema }) {
    return generateObject({ model: this.model, schema, messages });
  }

  stream(params) {
    return streamText({
      model: this.model,
      messages: params.messages,
    });
  }
}

export function ask(service, question) {
  return service.object({ messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: question }] });
}

export function talk(model, history) {
  const service = new Service(model);
  return service.stream({ messages: [...history, { role: 'system', content: 'Now answer.' }] });
}
