/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { stepCountIs } from './calls/step-count-is.js';
import { systemMessages } from './messages/system-messages.js';
import { responseMessages } from './results/response-messages.js';
import { telemetry } from './telemetry/telemetry.js';
import { telemetryIntegrations } from './telemetry/telemetry-integrations.js';
import { telemetryRegistration } from './telemetry/telemetry-registration.js';
import { testAssertions } from './testing/test-assertions.js';
import { inputSchema } from './tools/input-schema.js';
import { toolErrors } from './tools/tool-errors.js';

export const transforms: readonly Transform[] = [
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  responseMessages,
  toolErrors,
  telemetry,
  telemetryIntegrations,
  telemetryRegistration,
  testAssertions,
];
