/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { callbacksMerge } from './callbacks/callbacks-merge.js';
import { onEnd } from './callbacks/on-end.js';
import { onStart } from './callbacks/on-start.js';
import { onStepEnd } from './callbacks/on-step-end.js';
import { onToolExecution } from './callbacks/on-tool-execution.js';
import { startEvents } from './callbacks/start-events.js';
import { stepMetadata } from './callbacks/step-metadata.js';
import { activeTools } from './calls/active-tools.js';
import { agentSystem } from './calls/agent-system.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { objectTimeout } from './calls/object-timeout.js';
import { output } from './calls/output.js';
import { prepareStep } from './calls/prepare-step.js';
import { repairText } from './calls/repair-text.js';
import { repairToolCall } from './calls/repair-tool-call.js';
import { stepCountIs } from './calls/step-count-is.js';
import { promptChecks } from './messages/prompt-checks.js';
import { systemMessages } from './messages/system-messages.js';
import { responseMessages } from './results/response-messages.js';
import { inputSchema } from './tools/input-schema.js';
import { toolErrors } from './tools/tool-errors.js';

export const transforms: readonly Transform[] = [
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  agentSystem,
  promptChecks,
  prepareStep,
  activeTools,
  output,
  repairToolCall,
  repairText,
  objectTimeout,
  onStart,
  onStepEnd,
  onEnd,
  onToolExecution,
  startEvents,
  stepMetadata,
  callbacksMerge,
  responseMessages,
  toolErrors,
];
