// What model implementations, middleware and mocks see: `@ai-sdk/provider`, `@ai-sdk/provider-utils`, `@ai-sdk/ui-utils`.
// The V1, V2, V3 and V4 families are merged: each name is an alias of one interface per meaning.
// Here `@in` names the generation of `ai` that a version of the package goes with (provider 1 → 4, 2 → 5, 3 → 6, 4 → 7).

declare module '@ai-sdk/provider' {
  type ProviderMetadata = Record<string, Record<string, any>>;
  type ProviderOptions = Record<string, Record<string, any>>;
  export type JSONValue = any;
  export type JSONObject = any;
  export type JSONArray = any[];

  /** What a model is called with. */
  export interface LanguageModelCallOptions {
    /** @in 4 */ maxTokens?: number;
    temperature?: number;
    stopSequences?: string[];
    topP?: number;
    topK?: number;
    presencePenalty?: number;
    frequencyPenalty?: number;
    responseFormat?: any;
    seed?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @in 4 */ inputFormat?: any;
    /** @in 4 */ mode?: LanguageModelMode;
    prompt: LanguageModelPrompt;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ maxOutputTokens?: number;
    /** @in 5 6 7 */ tools?: LanguageModelFunctionTool[];
    /** @in 5 6 7 */ toolChoice?: any;
    /** @in 5 6 7 */ includeRawChunks?: any;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
    /** @in 7 */ reasoning?: any;
  }
  interface LanguageModelMode {
    /** @in 4 */ type: 'regular' | 'object-json' | 'object-tool';
    /** @in 4 */ tools?: LanguageModelFunctionTool[];
    /** @in 4 */ toolChoice?: any;
    /** @in 4 */ schema?: any;
    /** @in 4 */ name?: string;
    /** @in 4 */ description?: string;
    /** @in 4 */ tool: LanguageModelFunctionTool;
  }
  interface LanguageModelFunctionTool {
    type: any;
    name: string;
    description?: string;
    /** @in 4 */ parameters?: any;
    /** @in 5 6 7 */ inputSchema?: any;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
    /** @in 6 7 */ inputExamples?: any;
    /** @in 6 7 */ strict?: any;
  }
  export type LanguageModelPrompt = LanguageModelMessage[];
  export type LanguageModelMessage =
    | LanguageModelSystemMessage
    | LanguageModelUserMessage
    | LanguageModelAssistantMessage
    | LanguageModelToolMessage;
  interface LanguageModelSystemMessage {
    role: 'system';
    content: string;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelUserMessage {
    role: 'user';
    content: LanguageModelPromptPart[];
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelAssistantMessage {
    role: 'assistant';
    content: LanguageModelPromptPart[];
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelToolMessage {
    role: 'tool';
    content: LanguageModelPromptPart[];
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  type LanguageModelPromptPart =
    | LanguageModelTextPart
    | LanguageModelImagePart
    | LanguageModelFilePart
    | LanguageModelReasoningPart
    | LanguageModelRedactedReasoningPart
    | LanguageModelReasoningFilePart
    | LanguageModelCustomPart
    | LanguageModelToolCallPart
    | LanguageModelToolResultPart
    | LanguageModelToolApprovalResponsePart;
  interface LanguageModelTextPart {
    type: 'text';
    text: string;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelImagePart {
    /** @in 4 */ type: 'image';
    /** @in 4 */ image?: any;
    /** @in 4 */ mimeType?: string;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelFilePart {
    type: 'file';
    filename?: string;
    data: any;
    /** @in 4 */ mimeType?: string;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 */ originalUrl?: any;
    /** @in 5 6 7 */ mediaType?: string;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelReasoningPart {
    type: 'reasoning';
    text: string;
    /** @in 4 */ signature?: string;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelRedactedReasoningPart {
    /** @in 4 */ type: 'redacted-reasoning';
    /** @in 4 */ data?: any;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelReasoningFilePart {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ data?: any;
    /** @in 7 */ mediaType?: string;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelCustomPart {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind?: any;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelToolCallPart {
    type: 'tool-call';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ args?: any;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ input?: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelToolResultPart {
    type: 'tool-result';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ result?: any;
    /** @in 4 */ isError?: boolean;
    /** @in 4 */ content?: any;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ output?: any;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
  }
  interface LanguageModelToolApprovalResponsePart {
    /** @in 6 7 */ type: 'tool-approval-response';
    /** @in 6 7 */ approvalId?: string;
    /** @in 6 7 */ approved?: boolean;
    /** @in 6 7 */ reason?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }

  /** What a model gives back. A number in V1 and V2, a breakdown later: both uses resolve. */
  export interface ProviderUsage {
    /** @in 4 */ promptTokens: number;
    /** @in 4 */ completionTokens: number;
    /** @in 5 6 7 */ inputTokens: ProviderInputTokens & number;
    /** @in 5 6 7 */ outputTokens: ProviderOutputTokens & number;
    /** @in 5 6 7 */ totalTokens: number;
    /** @in 5 6 7 */ reasoningTokens?: number;
    /** @in 5 6 7 */ cachedInputTokens?: number;
    /** @in 6 7 */ raw?: any;
  }
  interface ProviderInputTokens {
    /** @in 6 7 */ total: any;
    /** @in 6 7 */ noCache: any;
    /** @in 6 7 */ cacheRead: any;
    /** @in 6 7 */ cacheWrite: any;
  }
  interface ProviderOutputTokens {
    /** @in 6 7 */ total: any;
    /** @in 6 7 */ text: number;
    /** @in 6 7 */ reasoning: any;
  }
  interface ProviderFinishReason {
    /** @in 6 7 */ unified: any;
    /** @in 6 7 */ raw: any;
  }
  export interface LanguageModelGenerateResult {
    /** @in 4 */ text?: string;
    /** @in 4 */ reasoning?: any;
    /** @in 4 */ files?: any[];
    /** @in 4 */ toolCalls?: LanguageModelToolCall[];
    finishReason: ProviderFinishReason & string;
    usage: ProviderUsage;
    /** @in 4 */ rawCall: any;
    /** @in 4 */ rawResponse?: any;
    request?: any;
    response?: any;
    warnings?: any[];
    providerMetadata?: ProviderMetadata;
    /** @in 4 */ sources?: any[];
    /** @in 4 */ logprobs?: any;
    /** @in 5 6 7 */ content: LanguageModelContent[];
    /** @in 7 */ structuredOutputText?: any;
  }
  export interface LanguageModelStreamResult {
    stream: ReadableStream<LanguageModelStreamPart>;
    /** @in 4 */ rawCall: any;
    /** @in 4 */ rawResponse?: any;
    request?: any;
    /** @in 4 */ warnings?: any[];
    /** @in 5 6 7 */ response?: any;
  }
  export type LanguageModelContent =
    | LanguageModelText
    | LanguageModelReasoning
    | LanguageModelReasoningFile
    | LanguageModelCustomContent
    | LanguageModelFile
    | LanguageModelSource
    | LanguageModelToolCall
    | LanguageModelToolResult
    | LanguageModelToolApprovalRequest;
  interface LanguageModelText {
    /** @in 5 6 7 */ type: 'text';
    /** @in 5 6 7 */ text: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ citations?: any;
  }
  interface LanguageModelReasoning {
    /** @in 5 6 7 */ type: 'reasoning';
    /** @in 5 6 7 */ text: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelReasoningFile {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ mediaType: string;
    /** @in 7 */ data: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelCustomContent {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelFile {
    type: 'file';
    /** @in 4 */ mimeType: string;
    data: any;
    /** @in 5 6 7 */ mediaType: string;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelSource {
    type: 'source';
    /** @in 4 */ source: any;
    /** @in 5 6 7 */ sourceType: any;
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ url: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ mediaType: string;
    /** @in 5 6 7 */ filename?: string;
  }
  interface LanguageModelToolCall {
    /** @in 4 */ toolCallType: any;
    toolCallId: string;
    toolName: string;
    /** @in 4 */ args: any;
    type: 'tool-call';
    /** @in 5 6 7 */ input: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ dynamic?: boolean;
  }
  interface LanguageModelToolResult {
    /** @in 5 6 7 */ type: 'tool-result';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ toolName: string;
    /** @in 5 6 7 */ result: any;
    /** @in 5 6 7 */ isError?: boolean;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ preliminary?: boolean;
    /** @in 6 7 */ dynamic?: boolean;
  }
  interface LanguageModelToolApprovalRequest {
    /** @in 6 7 */ type: 'tool-approval-request';
    /** @in 6 7 */ approvalId: string;
    /** @in 6 7 */ toolCallId: string;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
  }
  export type LanguageModelStreamPart =
    | LanguageModelContent
    | LanguageModelTextDeltaPart
    | LanguageModelReasoningTextPart
    | LanguageModelReasoningSignaturePart
    | LanguageModelRedactedReasoningStreamPart
    | LanguageModelToolCallDeltaPart
    | LanguageModelResponseMetadataPart
    | LanguageModelFinishPart
    | LanguageModelErrorPart
    | LanguageModelTextStartPart
    | LanguageModelTextEndPart
    | LanguageModelReasoningStartPart
    | LanguageModelReasoningDeltaPart
    | LanguageModelReasoningEndPart
    | LanguageModelToolInputStartPart
    | LanguageModelToolInputDeltaPart
    | LanguageModelToolInputEndPart
    | LanguageModelStreamStartPart
    | LanguageModelRawPart
    | LanguageModelPingPart;
  interface LanguageModelTextDeltaPart {
    type: 'text-delta';
    /** @in 4 */ textDelta?: string;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ delta?: string;
  }
  interface LanguageModelReasoningTextPart {
    /** @in 4 */ type: 'reasoning';
    /** @in 4 */ textDelta?: string;
  }
  interface LanguageModelReasoningSignaturePart {
    /** @in 4 */ type: 'reasoning-signature';
    /** @in 4 */ signature?: string;
  }
  interface LanguageModelRedactedReasoningStreamPart {
    /** @in 4 */ type: 'redacted-reasoning';
    /** @in 4 */ data?: any;
  }
  interface LanguageModelToolCallDeltaPart {
    /** @in 4 */ type: 'tool-call-delta';
    /** @in 4 */ toolCallType?: any;
    /** @in 4 */ toolCallId?: string;
    /** @in 4 */ toolName?: string;
    /** @in 4 */ argsTextDelta?: string;
  }
  interface LanguageModelResponseMetadataPart {
    type: 'response-metadata';
    id?: string;
    timestamp?: Date;
    modelId?: string;
  }
  interface LanguageModelFinishPart {
    type: 'finish';
    finishReason: ProviderFinishReason & string;
    providerMetadata?: ProviderMetadata;
    usage: ProviderUsage;
    /** @in 4 */ logprobs?: any;
  }
  interface LanguageModelErrorPart {
    type: 'error';
    error: any;
  }
  interface LanguageModelTextStartPart {
    /** @in 5 6 7 */ type: 'text-start';
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ id?: string;
  }
  interface LanguageModelTextEndPart {
    /** @in 5 6 7 */ type: 'text-end';
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ id?: string;
    /** @in 7 */ citations?: any;
  }
  interface LanguageModelReasoningStartPart {
    /** @in 5 6 7 */ type: 'reasoning-start';
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ id?: string;
  }
  interface LanguageModelReasoningDeltaPart {
    /** @in 5 6 7 */ type: 'reasoning-delta';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ delta?: string;
  }
  interface LanguageModelReasoningEndPart {
    /** @in 5 6 7 */ type: 'reasoning-end';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelToolInputStartPart {
    /** @in 5 6 7 */ type: 'tool-input-start';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ toolName?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 6 7 */ inputEncoding?: any;
    /** @in 6 7 */ dynamic?: boolean;
    /** @in 6 7 */ title?: string;
  }
  interface LanguageModelToolInputDeltaPart {
    /** @in 5 6 7 */ type: 'tool-input-delta';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ delta?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelToolInputEndPart {
    /** @in 5 6 7 */ type: 'tool-input-end';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface LanguageModelStreamStartPart {
    /** @in 5 6 7 */ type: 'stream-start';
    /** @in 5 6 7 */ warnings?: any[];
  }
  interface LanguageModelRawPart {
    /** @in 5 6 7 */ type: 'raw';
    /** @in 5 6 7 */ rawValue?: any;
  }
  interface LanguageModelPingPart {
    /** @in 7 */ type: 'ping';
  }

  export interface LanguageModelMiddleware {
    middlewareVersion?: any;
    /** @in 5 6 7 */ overrideProvider?: (options: any) => string;
    /** @in 5 6 7 */ overrideModelId?: (options: any) => string;
    /** @in 5 6 7 */ overrideSupportedUrls?: (options: any) => any;
    transformParams?: (
      options: MiddlewareTransformArgument,
    ) => LanguageModelCallOptions | PromiseLike<LanguageModelCallOptions>;
    wrapGenerate?: (options: MiddlewareWrapArgument) => PromiseLike<LanguageModelGenerateResult>;
    wrapStream?: (options: MiddlewareWrapArgument) => PromiseLike<LanguageModelStreamResult>;
    /** @in 6 7 */ specificationVersion: any;
  }
  export interface EmbeddingModelMiddleware {
    /** @in 6 7 */ specificationVersion: any;
    /** @in 6 7 */ transformParams?: any;
    /** @in 6 7 */ wrapEmbed?: any;
  }
  export interface ImageModelMiddleware {
    /** @in 6 7 */ specificationVersion: any;
    /** @in 6 7 */ transformParams?: any;
    /** @in 6 7 */ wrapGenerate?: any;
  }
  interface MiddlewareTransformArgument {
    type: any;
    params: LanguageModelCallOptions;
    /** @in 5 6 7 */ model: any;
  }
  interface MiddlewareWrapArgument {
    doGenerate: () => Promise<LanguageModelGenerateResult>;
    doStream: () => Promise<LanguageModelStreamResult>;
    params: LanguageModelCallOptions;
    model: any;
  }

  export interface LanguageModelImplementation {
    specificationVersion: any;
    provider: string;
    modelId: string;
    /** @in 4 */ defaultObjectGenerationMode: any;
    /** @in 4 */ supportsImageUrls?: any;
    /** @in 4 */ supportsStructuredOutputs?: any;
    /** @in 4 */ supportsUrl?: any;
    doGenerate: (options: LanguageModelCallOptions) => PromiseLike<LanguageModelGenerateResult>;
    doStream: (options: LanguageModelCallOptions) => PromiseLike<LanguageModelStreamResult>;
    /** @in 5 6 7 */ supportedUrls: any;
  }
  export interface EmbeddingModelImplementation {
    specificationVersion: any;
    provider: string;
    modelId: string;
    maxEmbeddingsPerCall: any;
    supportsParallelCalls: any;
    doEmbed: (options: any) => PromiseLike<any>;
  }
  /** @in 4 */
  export type EmbeddingModelV1<A = any> = EmbeddingModelImplementation;
  /** @in 5 6 7 */
  export type EmbeddingModelV2<A = any> = EmbeddingModelImplementation;
  /** @in 6 7 */
  export type EmbeddingModelV3Middleware = EmbeddingModelMiddleware;
  /** @in 7 */
  export type EmbeddingModelV4Middleware = EmbeddingModelMiddleware;
  /** @in 6 7 */
  export type ImageModelV3Middleware = ImageModelMiddleware;
  /** @in 7 */
  export type ImageModelV4Middleware = ImageModelMiddleware;
  /** @in 6 7 */
  export type EmbeddingModelV3 = EmbeddingModelImplementation;
  /** @in 7 */
  export type EmbeddingModelV4 = EmbeddingModelImplementation;
  /** @in 4 */
  export type LanguageModelV1 = LanguageModelImplementation;
  /** @in 4 */
  export type LanguageModelV1CallOptions = LanguageModelCallOptions;
  /** @in 4 */
  export type LanguageModelV1FilePart = LanguageModelFilePart;
  /** @in 4 */
  export type LanguageModelV1FinishReason = ProviderFinishReason & string;
  /** @in 4 */
  export type LanguageModelV1FunctionTool = LanguageModelFunctionTool;
  /** @in 4 */
  export type LanguageModelV1FunctionToolCall = LanguageModelToolCall;
  /** @in 4 */
  export type LanguageModelV1ImagePart = LanguageModelImagePart;
  /** @in 4 */
  export type LanguageModelV1Message = LanguageModelMessage;
  /** @in 4 */
  export type LanguageModelV1Prompt = LanguageModelPrompt;
  /** @in 4 */
  export type LanguageModelV1ReasoningPart = LanguageModelReasoningPart;
  /** @in 4 */
  export type LanguageModelV1RedactedReasoningPart = LanguageModelRedactedReasoningPart;
  /** @in 4 */
  export type LanguageModelV1Source = LanguageModelSource;
  /** @in 4 */
  export type LanguageModelV1StreamPart = LanguageModelStreamPart;
  /** @in 4 */
  export type LanguageModelV1TextPart = LanguageModelTextPart;
  /** @in 4 */
  export type LanguageModelV1ToolCallPart = LanguageModelToolCallPart;
  /** @in 4 */
  export type LanguageModelV1ToolResultPart = LanguageModelToolResultPart;
  /** @in 5 6 7 */
  export type LanguageModelV2 = LanguageModelImplementation;
  /** @in 5 6 7 */
  export type LanguageModelV2CallOptions = LanguageModelCallOptions;
  /** @in 5 6 7 */
  export type LanguageModelV2Content = LanguageModelContent;
  /** @in 5 6 7 */
  export type LanguageModelV2File = LanguageModelFile;
  /** @in 5 6 7 */
  export type LanguageModelV2FilePart = LanguageModelFilePart;
  /** @in 5 6 7 */
  export type LanguageModelV2FinishReason = ProviderFinishReason & string;
  /** @in 5 6 7 */
  export type LanguageModelV2FunctionTool = LanguageModelFunctionTool;
  /** @in 5 6 7 */
  export type LanguageModelV2Message = LanguageModelMessage;
  /** @in 5 6 7 */
  export type LanguageModelV2Middleware = LanguageModelMiddleware;
  /** @in 5 6 7 */
  export type LanguageModelV2Prompt = LanguageModelPrompt;
  /** @in 5 6 7 */
  export type LanguageModelV2Reasoning = LanguageModelReasoning;
  /** @in 5 6 7 */
  export type LanguageModelV2ReasoningPart = LanguageModelReasoningPart;
  /** @in 5 6 7 */
  export type LanguageModelV2Source = LanguageModelSource;
  /** @in 5 6 7 */
  export type LanguageModelV2StreamPart = LanguageModelStreamPart;
  /** @in 5 6 7 */
  export type LanguageModelV2Text = LanguageModelText;
  /** @in 5 6 7 */
  export type LanguageModelV2TextPart = LanguageModelTextPart;
  /** @in 5 6 7 */
  export type LanguageModelV2ToolCall = LanguageModelToolCall;
  /** @in 5 6 7 */
  export type LanguageModelV2ToolCallPart = LanguageModelToolCallPart;
  /** @in 5 6 7 */
  export type LanguageModelV2ToolResultPart = LanguageModelToolResultPart;
  /** @in 5 6 7 */
  export type LanguageModelV2Usage = ProviderUsage;
  /** @in 6 7 */
  export type LanguageModelV3 = LanguageModelImplementation;
  /** @in 6 7 */
  export type LanguageModelV3CallOptions = LanguageModelCallOptions;
  /** @in 6 7 */
  export type LanguageModelV3Content = LanguageModelContent;
  /** @in 6 7 */
  export type LanguageModelV3File = LanguageModelFile;
  /** @in 6 7 */
  export type LanguageModelV3FilePart = LanguageModelFilePart;
  /** @in 6 7 */
  export type LanguageModelV3FinishReason = ProviderFinishReason & string;
  /** @in 6 7 */
  export type LanguageModelV3FunctionTool = LanguageModelFunctionTool;
  /** @in 6 7 */
  export type LanguageModelV3GenerateResult = LanguageModelGenerateResult;
  /** @in 6 7 */
  export type LanguageModelV3Message = LanguageModelMessage;
  /** @in 6 7 */
  export type LanguageModelV3Middleware = LanguageModelMiddleware;
  /** @in 6 7 */
  export type LanguageModelV3Prompt = LanguageModelPrompt;
  /** @in 6 7 */
  export type LanguageModelV3Reasoning = LanguageModelReasoning;
  /** @in 6 7 */
  export type LanguageModelV3ReasoningPart = LanguageModelReasoningPart;
  /** @in 6 7 */
  export type LanguageModelV3Source = LanguageModelSource;
  /** @in 6 7 */
  export type LanguageModelV3StreamPart = LanguageModelStreamPart;
  /** @in 6 7 */
  export type LanguageModelV3StreamResult = LanguageModelStreamResult;
  /** @in 6 7 */
  export type LanguageModelV3Text = LanguageModelText;
  /** @in 6 7 */
  export type LanguageModelV3TextPart = LanguageModelTextPart;
  /** @in 6 7 */
  export type LanguageModelV3ToolApprovalRequest = LanguageModelToolApprovalRequest;
  /** @in 6 7 */
  export type LanguageModelV3ToolApprovalResponsePart = LanguageModelToolApprovalResponsePart;
  /** @in 6 7 */
  export type LanguageModelV3ToolCall = LanguageModelToolCall;
  /** @in 6 7 */
  export type LanguageModelV3ToolCallPart = LanguageModelToolCallPart;
  /** @in 6 7 */
  export type LanguageModelV3ToolResult = LanguageModelToolResult;
  /** @in 6 7 */
  export type LanguageModelV3ToolResultPart = LanguageModelToolResultPart;
  /** @in 6 7 */
  export type LanguageModelV3Usage = ProviderUsage;
  /** @in 7 */
  export type LanguageModelV4 = LanguageModelImplementation;
  /** @in 7 */
  export type LanguageModelV4CallOptions = LanguageModelCallOptions;
  /** @in 7 */
  export type LanguageModelV4Content = LanguageModelContent;
  /** @in 7 */
  export type LanguageModelV4CustomContent = LanguageModelCustomContent;
  /** @in 7 */
  export type LanguageModelV4CustomPart = LanguageModelCustomPart;
  /** @in 7 */
  export type LanguageModelV4File = LanguageModelFile;
  /** @in 7 */
  export type LanguageModelV4FilePart = LanguageModelFilePart;
  /** @in 7 */
  export type LanguageModelV4FinishReason = ProviderFinishReason & string;
  /** @in 7 */
  export type LanguageModelV4FunctionTool = LanguageModelFunctionTool;
  /** @in 7 */
  export type LanguageModelV4GenerateResult = LanguageModelGenerateResult;
  /** @in 7 */
  export type LanguageModelV4Message = LanguageModelMessage;
  /** @in 7 */
  export type LanguageModelV4Middleware = LanguageModelMiddleware;
  /** @in 7 */
  export type LanguageModelV4Prompt = LanguageModelPrompt;
  /** @in 7 */
  export type LanguageModelV4Reasoning = LanguageModelReasoning;
  /** @in 7 */
  export type LanguageModelV4ReasoningFile = LanguageModelReasoningFile;
  /** @in 7 */
  export type LanguageModelV4ReasoningFilePart = LanguageModelReasoningFilePart;
  /** @in 7 */
  export type LanguageModelV4ReasoningPart = LanguageModelReasoningPart;
  /** @in 7 */
  export type LanguageModelV4Source = LanguageModelSource;
  /** @in 7 */
  export type LanguageModelV4StreamPart = LanguageModelStreamPart;
  /** @in 7 */
  export type LanguageModelV4StreamResult = LanguageModelStreamResult;
  /** @in 7 */
  export type LanguageModelV4Text = LanguageModelText;
  /** @in 7 */
  export type LanguageModelV4TextPart = LanguageModelTextPart;
  /** @in 7 */
  export type LanguageModelV4ToolApprovalRequest = LanguageModelToolApprovalRequest;
  /** @in 7 */
  export type LanguageModelV4ToolApprovalResponsePart = LanguageModelToolApprovalResponsePart;
  /** @in 7 */
  export type LanguageModelV4ToolCall = LanguageModelToolCall;
  /** @in 7 */
  export type LanguageModelV4ToolCallPart = LanguageModelToolCallPart;
  /** @in 7 */
  export type LanguageModelV4ToolResult = LanguageModelToolResult;
  /** @in 7 */
  export type LanguageModelV4ToolResultPart = LanguageModelToolResultPart;
  /** @in 7 */
  export type LanguageModelV4Usage = ProviderUsage;

  export class AISDKError extends Error {
    constructor(options: any);
    static isInstance(error: unknown): error is AISDKError;
    protected static hasMarker(error: unknown, marker: string): boolean;
  }
  export class APICallError extends AISDKError {
    static isInstance(error: unknown): error is APICallError;
    url: string;
    requestBodyValues: any;
    statusCode: any;
    responseHeaders: any;
    responseBody: any;
    isRetryable: any;
    data: any;
  }
  /** @in 7 */
  export class Experimental_DecisionRefusalError extends AISDKError {
    static isInstance(error: unknown): error is Experimental_DecisionRefusalError;
    /** @in 7 */ questionIds: any;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
  }
  /** @in 7 */
  export class Experimental_DecisionUnsupportedQuestionTypeError extends AISDKError {
    static isInstance(error: unknown): error is Experimental_DecisionUnsupportedQuestionTypeError;
    /** @in 7 */ questionId: any;
    /** @in 7 */ questionType: any;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
  }
  /** @in 7 */
  export class Experimental_ExtractionRefusalError extends AISDKError {
    static isInstance(error: unknown): error is Experimental_ExtractionRefusalError;
    /** @in 7 */ fieldIds: any;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
  }
  /** @in 7 */
  export class Experimental_ExtractionUnsupportedFieldTypeError extends AISDKError {
    static isInstance(error: unknown): error is Experimental_ExtractionUnsupportedFieldTypeError;
    /** @in 7 */ fieldId: any;
    /** @in 7 */ fieldType: any;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
  }
  export class InvalidArgumentError extends AISDKError {
    static isInstance(error: unknown): error is InvalidArgumentError;
    argument: any;
  }
  export class InvalidPromptError extends AISDKError {
    static isInstance(error: unknown): error is InvalidPromptError;
    prompt: any;
  }
  export class InvalidResponseDataError extends AISDKError {
    static isInstance(error: unknown): error is InvalidResponseDataError;
    data: any;
  }
  export class JSONParseError extends AISDKError {
    static isInstance(error: unknown): error is JSONParseError;
    text: string;
  }
  interface NoSuchModelErrorOptions {
    errorName?: string;
    modelId: string;
    modelType: any;
    message?: string;
  }
  export class NoSuchModelError extends AISDKError {
    constructor(options: NoSuchModelErrorOptions);
    static isInstance(error: unknown): error is NoSuchModelError;
    modelId: string;
    modelType: any;
  }
  /** @in 7 */
  export class NoSuchProviderReferenceError extends AISDKError {
    static isInstance(error: unknown): error is NoSuchProviderReferenceError;
    /** @in 7 */ provider: string;
    /** @in 7 */ reference: any;
  }
  export class TooManyEmbeddingValuesForCallError extends AISDKError {
    static isInstance(error: unknown): error is TooManyEmbeddingValuesForCallError;
    provider: string;
    modelId: string;
    maxEmbeddingsPerCall: any;
    values: any;
  }
  export class TypeValidationError extends AISDKError {
    static isInstance(error: unknown): error is TypeValidationError;
    value: any;
    /** @in 6 7 */ context: any;
  }
  export class UnsupportedFunctionalityError extends AISDKError {
    static isInstance(error: unknown): error is UnsupportedFunctionalityError;
    functionality: any;
  }
}

declare module '@ai-sdk/provider-utils' {
  /** @in 5 6 7 */
  export type Tool<A = any, B = any, C = any> = import('ai').Tool;
  /** @in 7 */
  export type ToolSet = import('ai').ToolSet;
  /** @in 5 6 */
  export type ToolCallOptions = import('ai').ToolExecutionOptions;
  /** @in 6 7 */
  export type ToolExecutionOptions<A = any> = import('ai').ToolExecutionOptions;
  /** @in 5 6 7 */
  export type ToolExecuteFunction<A = any, B = any, C = any> = (input: any, options: ToolExecutionOptions) => any;
  export type ToolCall<A = any, B = any> = import('ai').TypedToolCall;
  export type ToolResult<A = any, B = any, C = any> = import('ai').TypedToolResult;
  /** @in 6 7 */
  export type ToolResultOutput = import('ai').ToolResultOutput;
  /** @in 5 6 7 */
  export type ModelMessage = import('ai').ModelMessage;
  /** @in 5 6 7 */
  export type SystemModelMessage = import('ai').SystemModelMessage;
  /** @in 5 6 7 */
  export type UserModelMessage = import('ai').UserModelMessage;
  /** @in 5 6 7 */
  export type AssistantModelMessage = import('ai').AssistantModelMessage;
  /** @in 5 6 7 */
  export type ToolModelMessage = import('ai').ToolModelMessage;
  /** @in 5 6 7 */
  export type UserContent = import('ai').UserContent;
  /** @in 5 6 7 */
  export type AssistantContent = import('ai').AssistantContent;
  /** @in 5 6 7 */
  export type ToolContent = import('ai').ToolContent;
  /** @in 5 6 7 */
  export type TextPart = import('ai').TextPart;
  /** @in 5 6 7 */
  export type ImagePart = import('ai').ImagePart;
  /** @in 5 6 7 */
  export type FilePart = import('ai').FilePart;
  /** @in 5 6 7 */
  export type ReasoningPart = import('ai').ReasoningPart;
  /** @in 5 6 7 */
  export type ToolCallPart = import('ai').ToolCallPart;
  /** @in 5 6 7 */
  export type ToolResultPart = import('ai').ToolResultPart;
  /** @in 6 7 */
  export type ToolApprovalRequest = import('ai').ToolApprovalRequest;
  /** @in 6 7 */
  export type ToolApprovalResponse = import('ai').ToolApprovalResponse;
  /** @in 5 6 7 */
  export function tool<A = any, B = any, C = any>(tool: Tool): Tool;
  /** @in 5 6 7 */
  export function dynamicTool(tool: Tool): Tool;
}

declare module '@ai-sdk/ui-utils' {
  /** @in 4 */
  export type Message = import('ai').UIMessage;
  /** @in 4 */
  export type UIMessage = import('ai').UIMessage;
  /** @in 4 */
  export type CreateMessage = import('ai').CreateMessage;
  /** @in 4 */
  export type Attachment = import('ai').Attachment;
  /** @in 4 */
  export type ChatRequestOptions = import('ai').ChatRequestOptions;
  /** @in 4 */
  export type ToolInvocation = import('ai').ToolInvocation;
  /** @in 4 */
  export type TextUIPart = import('ai').TextUIPart;
  /** @in 4 */
  export type ReasoningUIPart = import('ai').ReasoningUIPart;
  /** @in 4 */
  export type ToolInvocationUIPart = import('ai').ToolInvocationUIPart;
  /** @in 4 */
  export type SourceUIPart = import('ai').SourceUIPart;
  /** @in 4 */
  export type FileUIPart = import('ai').FileUIPart;
  /** @in 4 */
  export type StepStartUIPart = import('ai').StepStartUIPart;
  /** @in 4 */
  export type UseChatOptions = import('@ai-sdk/react').UseChatOptions;
  /** @in 4 */
  export type UseCompletionOptions = import('@ai-sdk/react').UseCompletionOptions;
  /** @in 4 */
  export type DeepPartial<A = any> = any;
  /** @in 4 */
  export type JSONValue = any;
  /** @in 4 */
  export type DataStreamPart<A = any, B = any, C = any> = any;
  /** @in 4 */
  export type DataStreamString = any;
  /** @in 4 */
  export function formatDataStreamPart<A = any>(...args: any[]): any;
  /** @in 4 */
  export const parseDataStreamPart: any;
  /** @in 4 */
  export const processDataStream: any;
  /** @in 4 */
  export const processTextStream: any;
  /** @in 4 */
  export type IdGenerator = any;
  /** @in 4 */
  export type RequestOptions = any;
  /** @in 4 */
  export type Schema<A = any> = any;
  /** @in 4 */
  export type ChatRequest = any;
  /** @in 4 */
  export type AssistantMessage = any;
  /** @in 4 */
  export type AssistantStatus = any;
  /** @in 4 */
  export type AssistantStreamPart<A = any, B = any, C = any> = any;
  /** @in 4 */
  export type DataMessage = any;
  /** @in 4 */
  export type UseAssistantOptions = import('@ai-sdk/react').UseAssistantOptions;
  /** @in 4 */
  export const generateId: any;
  /** @in 4 */
  export const jsonSchema: any;
  /** @in 4 */
  export const zodSchema: any;
  /** @in 4 */
  export const asSchema: any;
  /** @in 4 */
  export const parsePartialJson: any;
  /** @in 4 */
  export const isDeepEqualData: any;
  /** @in 4 */
  export const getTextFromDataUrl: any;
  /** @in 4 */
  export const callCompletionApi: any;
  /** @in 4 */
  export const callChatApi: any;
  /** @in 4 */
  export const extractMaxToolInvocationStep: any;
  /** @in 4 */
  export const formatAssistantStreamPart: any;
  /** @in 4 */
  export const parseAssistantStreamPart: any;
  /** @in 4 */
  export const processAssistantStream: any;
  /** @in 4 */
  export const isAssistantMessageWithCompletedToolCalls: any;
  /** @in 4 */
  export const prepareAttachmentsForRequest: any;
  /** @in 4 */
  export const shouldResubmitMessages: any;
  /** @in 4 */
  export const updateToolCallResult: any;
  /** @in 4 */
  export function fillMessageParts(messages: UIMessage[]): UIMessage[];
  /** @in 4 */
  export function getMessageParts(message: UIMessage): UIMessage['parts'];
  interface PartialJson {
    value: any;
    state: 'undefined-input' | 'successful-parse' | 'repaired-parse' | 'failed-parse';
  }
  /** The result itself here, a promise of it in `ai` of later generations. @in 4 */
  export function parsePartialJson(jsonText: string | undefined): PartialJson & PromiseLike<PartialJson>;
}
