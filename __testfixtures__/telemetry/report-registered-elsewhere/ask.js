// @findings warning:8
// @row local-integrations-replace-global
import { generateText } from 'ai';
import { own } from 'logs';
import { model } from './model';

export const settings = () => generateText({ model, prompt: 'Hi', telemetry: {} });
export const ask = options => generateText({ ...options, experimental_telemetry: { integrations: own }, ...options });
