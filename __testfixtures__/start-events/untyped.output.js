// @from 6
// @findings error:10
import { generateText, streamText } from 'ai';

function onStart({ modelId, messages }) {
  console.log(modelId, messages);
}

const onStep = event => {
  const { provider, timeout } = event;
  console.log(provider, timeout, event.modelId);
};

const other = event => console.log(event.model.modelId);

export const ask = (model, prompt) =>
  generateText({ model, prompt, onStart, onStepStart: onStep });

export const stream = (model, prompt) => {
  other({ model: { modelId: 'own' } });
  return streamText({ model, prompt, onStart: other });
};
