import { guide5 } from '../../src/guides.js';
import { defineTransform, means } from '../../src/transform.js';

const MEMBERS = [
  'StepResult',
  'GenerateTextResult',
  'GenerateObjectResult',
  'StreamTextEndEvent',
  'StepFinishPart',
  'FinishPart',
  'ObjectFinishPart',
].map(holder => `${holder}.logprobs`);

export const logprobs = defineTransform({
  id: 'logprobs',
  title: 'Log probabilities are metadata of the provider',
  kind: 'breaking',
  from: [4],
  words: ['logprobs'],
  why: 'Results have no `logprobs` since 5: reading it gives `undefined`. Where a provider gives them depends on the provider.',
  keeps: ['everything: where they are, and what asks for them, the provider says'],
  before: 'console.log(result.logprobs);',
  after: 'console.log(result.logprobs); // reported',
  docs: guide5('step-result-changes'),
  visit(use, context) {
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, MEMBERS)) return;
    context.report(use.key, {
      message: 'Results have no `logprobs` since 5: they are in the metadata of the provider.',
      remedy:
        'Ask for them in `providerOptions` (`openai: { logprobs: true }`), and read `providerMetadata?.openai?.logprobs` of the final step.',
      severity: 'error',
    });
  },
});
