/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { stepCountIs } from './calls/step-count-is.js';
import { systemMessages } from './messages/system-messages.js';
import { partData } from './parts/part-data.js';
import { rawInput } from './parts/raw-input.js';
import { customOutput } from './results/custom-output.js';
import { imageResults } from './results/image-results.js';
import { include } from './results/include.js';
import { logWarnings } from './results/log-warnings.js';
import { responseMessages } from './results/response-messages.js';
import { usageDetails } from './results/usage-details.js';
import { abortReason } from './streams/abort-reason.js';
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
  abortReason,
  partData,
  rawInput,
  imageResults,
  customOutput,
  logWarnings,
  toolErrors,
];
