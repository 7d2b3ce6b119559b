/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { prepareCall } from './agents/prepare-call.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { prepareStepOverrides } from './calls/prepare-step-overrides.js';
import { stepCountIs } from './calls/step-count-is.js';
import { systemMessages } from './messages/system-messages.js';
import { responseMessages } from './results/response-messages.js';
import { executeContext } from './tools/execute-context.js';
import { hasToolCall } from './tools/has-tool-call.js';
import { inputSchema } from './tools/input-schema.js';
import { needsApproval } from './tools/needs-approval.js';
import { toolErrors } from './tools/tool-errors.js';
import { toolSets } from './tools/tool-sets.js';
import { toolTitle } from './tools/tool-title.js';
import { toolsContext } from './tools/tools-context.js';

export const transforms: readonly Transform[] = [
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  responseMessages,
  toolsContext,
  prepareStepOverrides,
  prepareCall,
  executeContext,
  needsApproval,
  hasToolCall,
  toolSets,
  toolTitle,
  toolErrors,
];
