/** The transforms, in the order in which they run. The only list. */
import type { Transform } from '../src/transform.js';
import { agentRespond } from './agents/agent-respond.js';
import { agentSettings } from './agents/agent-settings.js';
import { agentSteps } from './agents/agent-steps.js';
import { agentStream } from './agents/agent-stream.js';
import { prepareCall } from './agents/prepare-call.js';
import { callbackErrors } from './callbacks/callback-errors.js';
import { callbacksMerge } from './callbacks/callbacks-merge.js';
import { onEnd } from './callbacks/on-end.js';
import { onStart } from './callbacks/on-start.js';
import { onStepEnd } from './callbacks/on-step-end.js';
import { onToolExecution } from './callbacks/on-tool-execution.js';
import { startEvents } from './callbacks/start-events.js';
import { stepMetadata } from './callbacks/step-metadata.js';
import { activeTools } from './calls/active-tools.js';
import { agentSystem } from './calls/agent-system.js';
import { embedMany } from './calls/embed-many.js';
import { imageSettings } from './calls/image-settings.js';
import { instructions } from './calls/instructions.js';
import { jsonInstructions } from './calls/json-instructions.js';
import { maxSteps } from './calls/max-steps.js';
import { maxTokens } from './calls/max-tokens.js';
import { objectEnum } from './calls/object-enum.js';
import { output } from './calls/output.js';
import { outputErrors } from './calls/output-errors.js';
import { partialJson } from './calls/partial-json.js';
import { prepareStep } from './calls/prepare-step.js';
import { prepareStepOverrides } from './calls/prepare-step-overrides.js';
import { providerOptions } from './calls/provider-options.js';
import { removedOptions } from './calls/removed-options.js';
import { repairSchema } from './calls/repair-schema.js';
import { repairText } from './calls/repair-text.js';
import { repairToolCall } from './calls/repair-tool-call.js';
import { stepCountIs } from './calls/step-count-is.js';
import { temperature } from './calls/temperature.js';
import { deprecatedExports } from './exports/deprecated-exports.js';
import { movedExports } from './exports/moved-exports.js';
import { movedModules } from './exports/moved-modules.js';
import { removedExports } from './exports/removed-exports.js';
import { renamedExports } from './exports/renamed-exports.js';
import { approvalThrows } from './failures/approval-throws.js';
import { controlFlowInTool } from './failures/control-flow-in-tool.js';
import { emptySuccess } from './failures/empty-success.js';
import { floatingPromise } from './failures/floating-promise.js';
import { generatorReturnValue } from './failures/generator-return-value.js';
import { internalMessage } from './failures/internal-message.js';
import { leakyCatch } from './failures/leaky-catch.js';
import { modelOutputRedaction } from './failures/model-output-redaction.js';
import { nonJsonOutput } from './failures/non-json-output.js';
import { outputMutation } from './failures/output-mutation.js';
import { partialSuccess } from './failures/partial-success.js';
import { repairThrows } from './failures/repair-throws.js';
import { retryText } from './failures/retry-text.js';
import { runThrows } from './failures/run-throws.js';
import { schemaThrows } from './failures/schema-throws.js';
import { stackToModel } from './failures/stack-to-model.js';
import { syncGenerator } from './failures/sync-generator.js';
import { thrownObject } from './failures/thrown-object.js';
import { toolErrors } from './failures/tool-errors.js';
import { unawaitedReturn } from './failures/unawaited-return.js';
import { unboundedFailures } from './failures/unbounded-failures.js';
import { undefinedSuccess } from './failures/undefined-success.js';
import { workflowStep } from './failures/workflow-step.js';
import { manifest } from './manifest/manifest.js';
import { mcpPrompts } from './mcp/mcp-prompts.js';
import { mcpTransport } from './mcp/mcp-transport.js';
import { appendClientMessage } from './messages/append-client-message.js';
import { convertMessages } from './messages/convert-messages.js';
import { promptChecks } from './messages/prompt-checks.js';
import { storedMessages } from './messages/stored-messages.js';
import { systemMessages } from './messages/system-messages.js';
import { uiMessages } from './messages/ui-messages.js';
import { internalEntry } from './modules/internal-entry.js';
import { requireCalls } from './modules/require.js';
import { toolchain } from './modules/toolchain.js';
import { imageParts } from './parts/image-parts.js';
import { mediaType } from './parts/media-type.js';
import { messageParts } from './parts/message-parts.js';
import { newKinds } from './parts/new-kinds.js';
import { partData } from './parts/part-data.js';
import { rawInput } from './parts/raw-input.js';
import { toolOutputFiles } from './parts/tool-output-files.js';
import { azureUrls } from './providers/azure-urls.js';
import { chatModels } from './providers/chat-models.js';
import { compatibleOptions } from './providers/compatible-options.js';
import { customModels } from './providers/custom-models.js';
import { customToolName } from './providers/custom-tool-name.js';
import { embeddingModel } from './providers/embedding-model.js';
import { environment } from './providers/environment.js';
import { middleware } from './providers/middleware.js';
import { modelParams } from './providers/model-params.js';
import { modelResults } from './providers/model-results.js';
import { modelSettings } from './providers/model-settings.js';
import { modelStrings } from './providers/model-strings.js';
import { modelTypes } from './providers/model-types.js';
import { providerExports } from './providers/provider-exports.js';
import { providerMetadataKeys } from './providers/provider-metadata-keys.js';
import { providerNames } from './providers/provider-names.js';
import { providerOptionKeys } from './providers/provider-option-keys.js';
import { providerOptionNames } from './providers/provider-option-names.js';
import { providerTypes } from './providers/provider-types.js';
import { reasoningSummary } from './providers/reasoning-summary.js';
import { strictSchemas } from './providers/strict-schemas.js';
import { v1Models } from './providers/v1-models.js';
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
import { writtenResults } from './results/written-results.js';
import { streamUiModels } from './rsc/stream-ui-models.js';
import { abortErrors } from './streams/abort-errors.js';
import { abortReason } from './streams/abort-reason.js';
import { fullStream } from './streams/full-stream.js';
import { newMembers } from './streams/new-members.js';
import { onChunk } from './streams/on-chunk.js';
import { streamParts } from './streams/stream-parts.js';
import { telemetry } from './telemetry/telemetry.js';
import { telemetryIntegrations } from './telemetry/telemetry-integrations.js';
import { telemetryRegistration } from './telemetry/telemetry-registration.js';
import { mocks } from './testing/mocks.js';
import { moduleMocks } from './testing/module-mocks.js';
import { testAssertions } from './testing/test-assertions.js';
import { testServer } from './testing/test-server.js';
import { errorNames } from './tools/error-names.js';
import { executeContext } from './tools/execute-context.js';
import { executeOptions } from './tools/execute-options.js';
import { hasToolCall } from './tools/has-tool-call.js';
import { inputSchema } from './tools/input-schema.js';
import { modelOutput } from './tools/model-output.js';
import { needsApproval } from './tools/needs-approval.js';
import { providerTools } from './tools/provider-tools.js';
import { schemaPromise } from './tools/schema-promise.js';
import { toolCast } from './tools/tool-cast.js';
import { toolDescription } from './tools/tool-description.js';
import { toolFailures } from './tools/tool-failures.js';
import { toolInput } from './tools/tool-input.js';
import { toolResultContent } from './tools/tool-result-content.js';
import { toolSets } from './tools/tool-sets.js';
import { toolTitle } from './tools/tool-title.js';
import { toolsContext } from './tools/tools-context.js';
import { attachmentType } from './types/attachment-type.js';
import { callSettings } from './types/call-settings.js';
import { createMessage } from './types/create-message.js';
import { deprecatedTypes } from './types/deprecated-types.js';
import { expectedErrors } from './types/expected-errors.js';
import { jsonValues } from './types/json-values.js';
import { messageTypes } from './types/message-types.js';
import { objectEvents } from './types/object-events.js';
import { partUnions } from './types/part-unions.js';
import { renamedTypes } from './types/renamed-types.js';
import { sourcePartType } from './types/source-part-type.js';
import { typeArguments } from './types/type-arguments.js';
import { addToolOutput } from './ui/add-tool-output.js';
import { agentUiMessages } from './ui/agent-ui-messages.js';
import { approvalStates } from './ui/approval-states.js';
import { chatRequestOptions } from './ui/chat-request-options.js';
import { createDataStream } from './ui/create-data-stream.js';
import { customAgents } from './ui/custom-agents.js';
import { dataStreamOptions } from './ui/data-stream-options.js';
import { dataStreamParts } from './ui/data-stream-parts.js';
import { dataStreams } from './ui/data-streams.js';
import { dataWriter } from './ui/data-writer.js';
import { messageContent } from './ui/message-content.js';
import { messageMetadata } from './ui/message-metadata.js';
import { pipeResponses } from './ui/pipe-responses.js';
import { processTextStream } from './ui/process-text-stream.js';
import { redactToolErrors } from './ui/redact-tool-errors.js';
import { sendMessage } from './ui/send-message.js';
import { sharedChats } from './ui/shared-chats.js';
import { streamAdapters } from './ui/stream-adapters.js';
import { streamHelpers } from './ui/stream-helpers.js';
import { svelteChat } from './ui/svelte-chat.js';
import { textStream } from './ui/text-stream.js';
import { throttle } from './ui/throttle.js';
import { toolPartChecks } from './ui/tool-part-checks.js';
import { toolParts } from './ui/tool-parts.js';
import { uiParts } from './ui/ui-parts.js';
import { useChat } from './ui/use-chat.js';
import { vueChat } from './ui/vue-chat.js';
import { asyncUtilities } from './utilities/async-utilities.js';
import { cosineSimilarity } from './utilities/cosine-similarity.js';
import { generateId } from './utilities/generate-id.js';
import { guardedFetch } from './utilities/guarded-fetch.js';
import { utilityOptions } from './utilities/utility-options.js';

export const transforms: readonly Transform[] = [
  // First: what it makes an import of, the others change as one.
  requireCalls,
  internalEntry,
  imageSettings,
  movedModules,
  renamedExports,
  deprecatedExports,
  providerExports,
  partUnions,
  renamedTypes,
  deprecatedTypes,
  movedExports,
  // What it renames, the next one is told of.
  messageTypes,
  expectedErrors,
  jsonValues,
  createMessage,
  attachmentType,
  sourcePartType,
  removedExports,
  typeArguments,
  callSettings,
  objectEvents,
  v1Models,
  modelTypes,
  modelStrings,
  modelParams,
  modelResults,
  middleware,
  providerTypes,
  embeddingModel,
  customModels,
  mocks,
  moduleMocks,
  testServer,
  stepCountIs,
  inputSchema,
  maxSteps,
  maxTokens,
  useChat,
  vueChat,
  svelteChat,
  sharedChats,
  sendMessage,
  throttle,
  addToolOutput,
  systemMessages,
  instructions,
  agentSystem,
  agentSteps,
  agentSettings,
  agentStream,
  agentRespond,
  promptChecks,
  convertMessages,
  uiMessages,
  prepareStep,
  activeTools,
  output,
  outputErrors,
  objectEnum,
  embedMany,
  schemaPromise,
  repairToolCall,
  repairSchema,
  repairText,
  jsonInstructions,
  removedOptions,
  providerOptions,
  modelSettings,
  chatModels,
  azureUrls,
  providerOptionNames,
  providerOptionKeys,
  compatibleOptions,
  reasoningSummary,
  strictSchemas,
  customToolName,
  providerNames,
  temperature,
  partialJson,
  asyncUtilities,
  utilityOptions,
  guardedFetch,
  onStart,
  onStepEnd,
  onEnd,
  onChunk,
  onToolExecution,
  startEvents,
  stepMetadata,
  callbacksMerge,
  callbackErrors,
  telemetry,
  telemetryIntegrations,
  telemetryRegistration,
  toolsContext,
  executeContext,
  executeOptions,
  prepareStepOverrides,
  prepareCall,
  needsApproval,
  hasToolCall,
  providerTools,
  errorNames,
  toolFailures,
  modelOutput,
  toolResultContent,
  toolInput,
  toolSets,
  toolTitle,
  toolCast,
  toolDescription,
  toolErrors,
  unawaitedReturn,
  leakyCatch,
  stackToModel,
  thrownObject,
  internalMessage,
  approvalThrows,
  repairThrows,
  runThrows,
  schemaThrows,
  floatingPromise,
  controlFlowInTool,
  workflowStep,
  outputMutation,
  retryText,
  unboundedFailures,
  nonJsonOutput,
  syncGenerator,
  generatorReturnValue,
  undefinedSuccess,
  emptySuccess,
  partialSuccess,
  modelOutputRedaction,
  responseMessages,
  reasoningParts,
  wholeResults,
  writtenResults,
  usageDetails,
  usageTokens,
  rawResponse,
  logprobs,
  stepType,
  sourceUrls,
  finishReason,
  promiseLike,
  include,
  streamParts,
  fullStream,
  partialOutputStream,
  newMembers,
  newKinds,
  abortErrors,
  abortReason,
  partData,
  rawInput,
  imageResults,
  customOutput,
  logWarnings,
  toolOutputFiles,
  imageParts,
  // Behind the image parts, which take their media type along.
  mediaType,
  messageParts,
  storedMessages,
  dataStreamOptions,
  // Before what reports the headers that are left.
  dataStreams,
  messageContent,
  toolParts,
  uiParts,
  messageMetadata,
  createDataStream,
  dataWriter,
  dataStreamParts,
  processTextStream,
  streamAdapters,
  appendClientMessage,
  chatRequestOptions,
  approvalStates,
  toolPartChecks,
  generateId,
  cosineSimilarity,
  textStream,
  agentUiMessages,
  mcpPrompts,
  mcpTransport,
  pipeResponses,
  streamUiModels,
  customAgents,
  streamHelpers,
  // Behind the helpers, which write it into what they make.
  redactToolErrors,
  providerMetadataKeys,
  // Behind all that changes names: what they write tells whether `usage` means what it does in 7.
  joinedText,
  finalStep,
  // Behind what writes their names together with the promise they are read off.
  providerMetadata,
  reasoningText,
  totalUsage,
  testAssertions,
  manifest,
  environment,
  toolchain,
];
