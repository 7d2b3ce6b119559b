// @from 6
// @findings error:10
import { generateText, streamText } from 'ai';

function onStart({ model, messages }) {
  console.log(model.modelId, messages);
}

const onStep = event => {
  const { model, timeout } = event;
  console.log(model.provider, timeout, event.model.modelId);
};

const other = event => console.log(event.model.modelId);

export const ask = (model, prompt) =>
  generateText({ model, prompt, experimental_onStart: onStart, experimental_onStepStart: onStep });

export const stream = (model, prompt) => {
  other({ model: { modelId: 'own' } });
  return streamText({ model, prompt, experimental_onStart: other });
};
