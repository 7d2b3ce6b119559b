// @from 7
import { createStreamableValue } from '@ai-sdk/rsc';

export const streamed = createStreamableValue('ai/rsc');
