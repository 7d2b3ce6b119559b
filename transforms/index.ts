/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { instructions } from './calls/instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { stepCountIs } from './calls/step-count-is.js';
import { deprecatedExports } from './exports/deprecated-exports.js';
import { renamedExports } from './exports/renamed-exports.js';
import { systemMessages } from './messages/system-messages.js';
import { customModels } from './providers/custom-models.js';
import { embeddingModel } from './providers/embedding-model.js';
import { middleware } from './providers/middleware.js';
import { providerTypes } from './providers/provider-types.js';
import { partialOutputStream } from './results/partial-output-stream.js';
import { responseMessages } from './results/response-messages.js';
import { mocks } from './testing/mocks.js';
import { inputSchema } from './tools/input-schema.js';
import { toolErrors } from './tools/tool-errors.js';
import { callSettings } from './types/call-settings.js';
import { deprecatedTypes } from './types/deprecated-types.js';
import { objectEvents } from './types/object-events.js';
import { renamedTypes } from './types/renamed-types.js';
import { typeArguments } from './types/type-arguments.js';

export const transforms: readonly Transform[] = [
  // First: where 7 reads the same spelling in another way, what is written later would look like code of 7.
  typeArguments,
  renamedExports,
  deprecatedExports,
  renamedTypes,
  deprecatedTypes,
  callSettings,
  objectEvents,
  middleware,
  providerTypes,
  embeddingModel,
  customModels,
  mocks,
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  systemMessages,
  instructions,
  responseMessages,
  partialOutputStream,
  toolErrors,
];
