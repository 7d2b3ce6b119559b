/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { stepCountIs } from './calls/step-count-is.js';
import { systemMessages } from './messages/system-messages.js';
import { imageParts } from './parts/image-parts.js';
import { toolOutputFiles } from './parts/tool-output-files.js';
import { responseMessages } from './results/response-messages.js';
import { inputSchema } from './tools/input-schema.js';
import { toolErrors } from './tools/tool-errors.js';
import { agentUiMessages } from './ui/agent-ui-messages.js';
import { customAgents } from './ui/custom-agents.js';
import { redactToolErrors } from './ui/redact-tool-errors.js';
import { streamHelpers } from './ui/stream-helpers.js';
import { textStream } from './ui/text-stream.js';

export const transforms: readonly Transform[] = [
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  responseMessages,
  toolErrors,
  toolOutputFiles,
  imageParts,
  textStream,
  agentUiMessages,
  customAgents,
  streamHelpers,
  // Behind the helpers, which write it into what they make.
  redactToolErrors,
];
