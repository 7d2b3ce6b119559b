/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { stepCountIs } from './calls/step-count-is.js';
import { manifest } from './manifest/manifest.js';
import { systemMessages } from './messages/system-messages.js';
import { internalEntry } from './modules/internal-entry.js';
import { requireCalls } from './modules/require.js';
import { responseMessages } from './results/response-messages.js';
import { inputSchema } from './tools/input-schema.js';
import { toolErrors } from './tools/tool-errors.js';

export const transforms: readonly Transform[] = [
  requireCalls,
  internalEntry,
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  responseMessages,
  toolErrors,
  manifest,
];
