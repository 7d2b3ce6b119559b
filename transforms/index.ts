/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { stepCountIs } from './calls/step-count-is.js';
import { systemMessages } from './messages/system-messages.js';
import { include } from './results/include.js';
import { responseMessages } from './results/response-messages.js';
import { usageDetails } from './results/usage-details.js';
import { fullStream } from './streams/full-stream.js';
import { newMembers } from './streams/new-members.js';
import { onChunk } from './streams/on-chunk.js';
import { inputSchema } from './tools/input-schema.js';
import { toolErrors } from './tools/tool-errors.js';

export const transforms: readonly Transform[] = [
  onChunk,
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  responseMessages,
  usageDetails,
  include,
  fullStream,
  newMembers,
  toolErrors,
];
