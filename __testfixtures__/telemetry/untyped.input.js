// @from 6
// @only telemetry
// @findings warning:7
import { generateText } from 'ai';

export const ask = (model, prompt) =>
  generateText({ model, prompt, experimental_telemetry: process.env.TRACE && { isEnabled: true, functionId: 'ask' } });
