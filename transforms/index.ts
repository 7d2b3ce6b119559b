/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { prepareCall } from './agents/prepare-call.js';
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
import { prepareStepOverrides } from './calls/prepare-step-overrides.js';
import { repairText } from './calls/repair-text.js';
import { repairToolCall } from './calls/repair-tool-call.js';
import { stepCountIs } from './calls/step-count-is.js';
import { deprecatedExports } from './exports/deprecated-exports.js';
import { renamedExports } from './exports/renamed-exports.js';
import { manifest } from './manifest/manifest.js';
import { promptChecks } from './messages/prompt-checks.js';
import { systemMessages } from './messages/system-messages.js';
import { internalEntry } from './modules/internal-entry.js';
import { requireCalls } from './modules/require.js';
import { imageParts } from './parts/image-parts.js';
import { partData } from './parts/part-data.js';
import { rawInput } from './parts/raw-input.js';
import { toolOutputFiles } from './parts/tool-output-files.js';
import { customModels } from './providers/custom-models.js';
import { embeddingModel } from './providers/embedding-model.js';
import { middleware } from './providers/middleware.js';
import { providerTypes } from './providers/provider-types.js';
import { customOutput } from './results/custom-output.js';
import { finalStep } from './results/final-step.js';
import { finishReason } from './results/finish-reason.js';
import { imageResults } from './results/image-results.js';
import { include } from './results/include.js';
import { joinedText } from './results/joined-text.js';
import { logWarnings } from './results/log-warnings.js';
import { logprobs } from './results/logprobs.js';
import { partialOutputStream } from './results/partial-output-stream.js';
import { promiseLike } from './results/promise-like.js';
import { providerMetadata } from './results/provider-metadata.js';
import { rawResponse } from './results/raw-response.js';
import { reasoningParts } from './results/reasoning-parts.js';
import { reasoningText } from './results/reasoning-text.js';
import { responseMessages } from './results/response-messages.js';
import { sourceUrls } from './results/source-urls.js';
import { stepType } from './results/step-type.js';
import { totalUsage } from './results/total-usage.js';
import { usageDetails } from './results/usage-details.js';
import { usageTokens } from './results/usage-tokens.js';
import { wholeResults } from './results/whole-results.js';
import { abortReason } from './streams/abort-reason.js';
import { fullStream } from './streams/full-stream.js';
import { newMembers } from './streams/new-members.js';
import { onChunk } from './streams/on-chunk.js';
import { telemetry } from './telemetry/telemetry.js';
import { telemetryIntegrations } from './telemetry/telemetry-integrations.js';
import { telemetryRegistration } from './telemetry/telemetry-registration.js';
import { mocks } from './testing/mocks.js';
import { testAssertions } from './testing/test-assertions.js';
import { executeContext } from './tools/execute-context.js';
import { hasToolCall } from './tools/has-tool-call.js';
import { inputSchema } from './tools/input-schema.js';
import { needsApproval } from './tools/needs-approval.js';
import { toolDescription } from './tools/tool-description.js';
import { toolErrors } from './tools/tool-errors.js';
import { toolSets } from './tools/tool-sets.js';
import { toolTitle } from './tools/tool-title.js';
import { toolsContext } from './tools/tools-context.js';
import { callSettings } from './types/call-settings.js';
import { deprecatedTypes } from './types/deprecated-types.js';
import { objectEvents } from './types/object-events.js';
import { renamedTypes } from './types/renamed-types.js';
import { typeArguments } from './types/type-arguments.js';
import { agentUiMessages } from './ui/agent-ui-messages.js';
import { customAgents } from './ui/custom-agents.js';
import { redactToolErrors } from './ui/redact-tool-errors.js';
import { streamHelpers } from './ui/stream-helpers.js';
import { textStream } from './ui/text-stream.js';

export const transforms: readonly Transform[] = [
  // First: what it makes an import of, the others change as one.
  requireCalls,
  internalEntry,
  renamedExports,
  deprecatedExports,
  renamedTypes,
  deprecatedTypes,
  typeArguments,
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
  onChunk,
  onToolExecution,
  startEvents,
  stepMetadata,
  callbacksMerge,
  telemetry,
  telemetryIntegrations,
  telemetryRegistration,
  toolsContext,
  executeContext,
  prepareStepOverrides,
  prepareCall,
  needsApproval,
  hasToolCall,
  toolSets,
  toolTitle,
  toolDescription,
  toolErrors,
  responseMessages,
  reasoningParts,
  wholeResults,
  usageDetails,
  usageTokens,
  rawResponse,
  logprobs,
  stepType,
  sourceUrls,
  finishReason,
  promiseLike,
  include,
  fullStream,
  partialOutputStream,
  newMembers,
  abortReason,
  partData,
  rawInput,
  imageResults,
  customOutput,
  logWarnings,
  toolOutputFiles,
  imageParts,
  textStream,
  agentUiMessages,
  customAgents,
  streamHelpers,
  // Behind the helpers, which write it into what they make.
  redactToolErrors,
  // Behind all that changes names: what they write tells whether `usage` means what it does in 7.
  joinedText,
  finalStep,
  // Behind what writes their names together with the promise they are read off.
  providerMetadata,
  reasoningText,
  totalUsage,
  testAssertions,
  manifest,
];
