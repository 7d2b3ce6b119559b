// The surface of `ai` in generations 4, 5, 6 and 7, merged: old members beside new ones. Only the checker reads it, to answer
// "is this name a member of that SDK interface?"; nothing is compiled against it.
//
// 1. `@in` lists the generations that have a member or an export; no tag means all four. `@deprecated 7` marks an accepted alias.
// 2. An interface is one meaning: a step, a result and an event never share the members whose meaning differs between them.
// 3. Options are not inferred from (type parameters exist for explicit arguments only), so literals keep their contextual types.
//
// What no transform needs is in exports.generated.d.ts.

declare module 'ai' {
  // ------------------------------------------------------------------------------------------------------------ basics

  type Arrayable<T> = T | T[];
  type Text<T> = T & string; // a string in 4, a list later: both uses resolve. The file items of 7 are left out, they would hide `text`.
  /** @in 5 6 7 */
  export type AsyncIterableStream<T = any> = ReadableStream<T>;
  export type DeepPartial<T = any> = any;
  export type JSONValue = any;
  export type DataContent = string | Uint8Array | ArrayBuffer | Buffer;
  export interface ProviderMetadata {
    google?: any;
    openai?: any;
    anthropic?: AnthropicMetadata;
    [provider: string]: any;
  }
  interface AnthropicMetadata {
    /** @in 4 5 6 */ cacheCreationInputTokens?: any;
    /** @in 4 */ cacheReadInputTokens?: any;
    [name: string]: any;
  }
  /** Of most providers nothing is known here; an index would make the types say nothing. */
  export interface ProviderOptions {
    openai?: OpenAIOptions;
    azure?: OpenAIOptions;
    google?: any;
    vertex?: any;
    bedrock?: BedrockOptions;
    amazonBedrock?: BedrockOptions;
    fal?: FalOptions;
  }
  interface OpenAIOptions {
    /** @in 4 */ strictSchemas?: any;
    /** @in 5 */ structuredOutputs?: any;
    strictJsonSchema?: any;
    reasoningEffort?: any;
    reasoningSummary?: any;
  }
  interface BedrockOptions {
    /** @in 4 */ reasoning_config?: BedrockReasoning;
    reasoningConfig?: BedrockReasoning;
  }
  interface BedrockReasoning {
    /** @in 4 */ budget_tokens?: any;
    budgetTokens?: any;
  }
  interface FalOptions {
    /** @deprecated 7 */ image_url?: any;
    /** @deprecated 7 */ mask_url?: any;
    /** @deprecated 7 */ guidance_scale?: any;
    /** @deprecated 7 */ num_inference_steps?: any;
    /** @deprecated 7 */ enable_safety_checker?: any;
    /** @deprecated 7 */ output_format?: any;
    /** @deprecated 7 */ sync_mode?: any;
    /** @deprecated 7 */ safety_tolerance?: any;
  }
  export type FinishReason = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'error' | 'interrupted' | 'other' | 'unknown';
  export type Embedding = number[];
  /** A string too since 5, which such reads ask for there. */
  interface AnyLanguageModel {
    specificationVersion: any;
    provider: string;
    modelId: string;
    doGenerate(options: any): any;
    doStream(options: any): any;
    [member: string]: any;
  }
  export type LanguageModel = AnyLanguageModel;
  export type EmbeddingModel<A = any> = any;
  export interface Schema<A = any> {
    jsonSchema: any;
    validate?: any;
  }
  /** @in 6 7 */
  export type FlexibleSchema<A = any> = any;
  /** @in 7 */
  export type Instructions = string | SystemModelMessage | SystemModelMessage[];

  export interface LanguageModelUsage {
    /** @in 4 */ promptTokens: number;
    /** @in 4 */ completionTokens: number;
    totalTokens: number;
    /** @in 5 6 7 */ inputTokens: number;
    /** @in 5 6 7 */ outputTokens: number;
    /** @in 5 6 */ reasoningTokens?: number;
    /** @in 5 6 */ cachedInputTokens?: number;
    /** @in 6 7 */ inputTokenDetails: InputTokenDetails;
    /** @in 6 7 */ outputTokenDetails: OutputTokenDetails;
    /** @in 6 7 */ raw?: any;
  }
  interface InputTokenDetails {
    /** @in 6 7 */ noCacheTokens: number;
    /** @in 6 7 */ cacheReadTokens: number;
    /** @in 6 7 */ cacheWriteTokens: number;
  }
  interface OutputTokenDetails {
    /** @in 6 7 */ textTokens: number;
    /** @in 6 7 */ reasoningTokens: number;
  }
  export interface EmbeddingModelUsage {
    tokens: number;
  }
  export type CallWarning =
    | UnsupportedSettingWarning
    | UnsupportedToolWarning
    | UnsupportedWarning
    | CompatibilityWarning
    | DeprecatedWarning
    | OtherWarning;
  /** @in 6 7 */
  export type Warning = CallWarning;
  interface UnsupportedSettingWarning {
    /** @in 4 5 */ type: 'unsupported-setting';
    /** @in 4 5 */ setting: any;
    /** @in 4 5 */ details?: string;
  }
  interface UnsupportedToolWarning {
    /** @in 4 5 */ type: 'unsupported-tool';
    /** @in 4 5 */ tool: any;
    /** @in 4 5 */ details?: string;
  }
  interface UnsupportedWarning {
    /** @in 6 7 */ type: 'unsupported';
    /** @in 6 7 */ feature: string;
    /** @in 6 7 */ details?: string;
  }
  interface CompatibilityWarning {
    /** @in 6 7 */ type: 'compatibility';
    /** @in 6 7 */ feature: string;
    /** @in 6 7 */ details?: string;
  }
  interface DeprecatedWarning {
    /** @in 7 */ type: 'deprecated';
    /** @in 7 */ setting: string;
    /** @in 7 */ message: string;
  }
  interface OtherWarning {
    type: 'other';
    message: string;
  }
  export interface LanguageModelRequestMetadata {
    body?: any;
    /** @in 7 */ url?: string;
    /** @in 7 */ messages?: ModelMessage[];
  }
  /** The `response` of a result and of the event that ends a call; in 7 its messages are those of the last step only. */
  interface GenerateTextResponse {
    id: string;
    timestamp: Date;
    modelId: string;
    headers?: Record<string, string | undefined>;
    messages: ResponseMessage[];
    body?: any;
  }
  /** The `response` of a step: up to 6 its messages held those of all earlier steps too. */
  interface StepResponse {
    id: string;
    timestamp: Date;
    modelId: string;
    headers?: Record<string, string | undefined>;
    messages: ResponseMessage[];
    body?: any;
  }
  interface ObjectResponse {
    id: string;
    timestamp: Date;
    modelId: string;
    headers?: Record<string, string | undefined>;
    body?: any;
  }
  interface EmbedResponse {
    /** @in 5 6 7 */ headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ body?: any;
  }
  export interface LanguageModelResponseMetadata {
    id: string;
    timestamp: Date;
    modelId: string;
    headers?: Record<string, string | undefined>;
    /** @in 7 */ messages: ResponseMessage[];
    /** @in 7 */ body?: any;
  }
  export interface GeneratedFile {
    base64: string;
    uint8Array: Uint8Array;
    /** @in 4 */ mimeType: string;
    /** @in 5 6 7 */ mediaType: string;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @deprecated 7 */
  export type Experimental_GeneratedImage = GeneratedFile;
  export interface GeneratedAudioFile extends GeneratedFile {
    format: string;
  }
  export interface Source {
    sourceType: any;
    id: string;
    url: string;
    title?: string;
    providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ type: any;
    /** @in 5 6 7 */ mediaType: string;
    /** @in 5 6 7 */ filename?: string;
  }
  interface ReasoningDetail {
    /** @in 4 */ type: any;
    /** @in 4 */ text: string;
    /** @in 4 */ signature?: string;
    /** @in 4 */ data: any;
  }

  // ---------------------------------------------------------------------------------------------------------- messages

  /** @in 5 6 7 */
  export interface SystemModelMessage {
    role: 'system';
    content: string;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export interface UserModelMessage {
    role: 'user';
    content: UserContent;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export interface AssistantModelMessage {
    role: 'assistant';
    content: AssistantContent;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export interface ToolModelMessage {
    role: 'tool';
    content: ToolContent;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export type ModelMessage = SystemModelMessage | UserModelMessage | AssistantModelMessage | ToolModelMessage;
  /** @in 4 5 */
  export type CoreMessage = ModelMessage;
  /** @in 4 5 */
  export type CoreSystemMessage = SystemModelMessage;
  /** @in 4 5 */
  export type CoreUserMessage = UserModelMessage;
  /** @in 4 5 */
  export type CoreAssistantMessage = AssistantModelMessage;
  /** @in 4 5 */
  export type CoreToolMessage = ToolModelMessage;
  type ResponseMessage = (AssistantModelMessage | ToolModelMessage) & ResponseMessageId;
  interface ResponseMessageId {
    /** @in 4 */ id: string;
  }
  export type UserContent = string | Array<TextPart | ImagePart | FilePart>;
  export type AssistantContent =
    | string
    | Array<
        | TextPart
        | FilePart
        | ReasoningPart
        | RedactedReasoningPart
        | ReasoningFilePart
        | CustomPart
        | ToolCallPart
        | ToolResultPart
        | ToolApprovalRequest
      >;
  export type ToolContent = Array<ToolResultPart | ToolApprovalResponse>;

  export interface TextPart {
    type: 'text';
    text: string;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  /** @deprecated 7 */
  export interface ImagePart {
    type: 'image';
    image: any;
    /** @in 4 */ mimeType?: string;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ mediaType?: string;
  }
  export interface FilePart {
    type: 'file';
    data: any;
    filename?: string;
    /** @in 4 */ mimeType?: string;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ mediaType?: string;
  }
  interface ReasoningPart {
    type: 'reasoning';
    text: string;
    /** @in 4 */ signature?: string;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  interface RedactedReasoningPart {
    /** @in 4 */ type: 'redacted-reasoning';
    /** @in 4 */ data?: any;
    /** @in 4 */ providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
  }
  interface ReasoningFilePart {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ data?: any;
    /** @in 7 */ mediaType?: string;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  interface CustomPart {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind?: any;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  export interface ToolCallPart {
    type: 'tool-call';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ args?: any;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ input?: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
  }
  export interface ToolResultPart {
    type: 'tool-result';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ result?: any;
    /** @in 4 */ experimental_content?: ToolResultContent;
    /** @in 4 */ isError?: boolean;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ output?: ToolResultOutput;
  }
  /** @in 6 7 */
  export interface ToolApprovalRequest {
    /** @in 6 7 */ type: 'tool-approval-request';
    /** @in 6 7 */ approvalId: string;
    /** @in 6 7 */ toolCallId: string;
    /** @in 6 7 */ signature?: string;
    /** @in 6 7 */ inputSchemaInput?: any;
    /** @in 7 */ reason?: string;
    /** @in 7 */ isAutomatic?: boolean;
  }
  /** @in 6 7 */
  export interface ToolApprovalResponse {
    /** @in 6 7 */ type: 'tool-approval-response';
    /** @in 6 7 */ approvalId: string;
    /** @in 6 7 */ approved: boolean;
    /** @in 6 7 */ reason?: string;
    /** @in 6 7 */ providerExecuted?: boolean;
  }
  /** What `experimental_content` of 4 and `experimental_toToolResultContent` hold. */
  type ToolResultContent = Array<ToolResultTextContent | ToolResultImageContent>;
  interface ToolResultTextContent {
    /** @in 4 */ type: 'text';
    /** @in 4 */ text: string;
  }
  interface ToolResultImageContent {
    /** @in 4 */ type: 'image';
    /** @in 4 */ data: any;
    /** @in 4 */ mimeType?: string;
  }
  /** What `output` of a tool result and `toModelOutput` hold from 5 on. */
  type ToolResultOutput =
    | ToolResultTextOutput
    | ToolResultJsonOutput
    | ToolResultErrorTextOutput
    | ToolResultErrorJsonOutput
    | ToolResultDeniedOutput
    | ToolResultContentOutput;
  interface ToolResultTextOutput {
    /** @in 5 6 7 */ type: 'text';
    /** @in 5 6 7 */ value: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultJsonOutput {
    /** @in 5 6 7 */ type: 'json';
    /** @in 5 6 7 */ value: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultErrorTextOutput {
    /** @in 5 6 7 */ type: 'error-text';
    /** @in 5 6 7 */ value: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultErrorJsonOutput {
    /** @in 5 6 7 */ type: 'error-json';
    /** @in 5 6 7 */ value: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultDeniedOutput {
    /** @in 6 7 */ type: 'execution-denied';
    /** @in 6 7 */ reason?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentOutput {
    /** @in 5 6 7 */ type: 'content';
    /** @in 5 6 7 */ value: ToolResultContentPart[];
  }
  type ToolResultContentPart =
    | ToolResultContentTextPart
    | ToolResultContentMediaPart
    | ToolResultContentFilePart
    | ToolResultContentFileDataPart
    | ToolResultContentFileUrlPart
    | ToolResultContentFileIdPart
    | ToolResultContentImageDataPart
    | ToolResultContentImageUrlPart
    | ToolResultContentImageFileIdPart
    | ToolResultContentFileReferencePart
    | ToolResultContentImageFileReferencePart
    | ToolResultContentCustomPart;
  interface ToolResultContentTextPart {
    /** @in 5 6 7 */ type: 'text';
    /** @in 5 6 7 */ text?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentMediaPart {
    /** @in 5 6 */ type: 'media';
    /** @in 5 6 */ data?: any;
    /** @in 5 6 */ mediaType?: string;
  }
  interface ToolResultContentFilePart {
    /** @in 7 */ type: 'file';
    /** @in 7 */ data?: any;
    /** @in 7 */ mediaType?: string;
    /** @in 7 */ filename?: string;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentFileDataPart {
    /** @in 6 7 @deprecated 7 */ type: 'file-data';
    /** @in 6 7 */ data?: any;
    /** @in 6 7 */ mediaType?: string;
    /** @in 6 7 */ filename?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentFileUrlPart {
    /** @in 6 7 @deprecated 7 */ type: 'file-url';
    /** @in 6 7 */ url?: string;
    /** @in 6 7 */ mediaType?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentFileIdPart {
    /** @in 6 7 @deprecated 7 */ type: 'file-id';
    /** @in 6 7 */ fileId?: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentImageDataPart {
    /** @in 6 7 @deprecated 7 */ type: 'image-data';
    /** @in 6 7 */ data?: any;
    /** @in 6 7 */ mediaType?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentImageUrlPart {
    /** @in 6 7 @deprecated 7 */ type: 'image-url';
    /** @in 6 7 */ url?: string;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentImageFileIdPart {
    /** @in 6 7 @deprecated 7 */ type: 'image-file-id';
    /** @in 6 7 */ fileId?: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentFileReferencePart {
    /** @in 7 @deprecated 7 */ type: 'file-reference';
    /** @in 7 */ providerReference?: any;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentImageFileReferencePart {
    /** @in 7 @deprecated 7 */ type: 'image-file-reference';
    /** @in 7 */ providerReference?: any;
    /** @in 7 */ providerOptions?: ProviderOptions;
  }
  interface ToolResultContentCustomPart {
    /** @in 6 7 */ type: 'custom';
    /** @in 6 7 */ providerOptions?: ProviderOptions;
  }

  // -------------------------------------------------------------------------------------------------------- UI messages

  export interface UIMessage<METADATA = any, DATA = any, TOOLS = any, D = any> {
    id: string;
    /** @in 4 */ createdAt?: Date;
    /** @in 4 */ content?: string;
    /** @in 4 */ reasoning?: any;
    /** @in 4 */ experimental_attachments?: Attachment[];
    role: 'system' | 'user' | 'assistant' | 'data';
    /** @in 4 */ data?: any;
    /** @in 4 */ annotations?: JSONValue[];
    /** @in 4 */ toolInvocations?: ToolInvocation[];
    parts: Array<UIMessagePart>;
    /** @in 5 6 7 */ metadata?: METADATA;
  }
  /** @in 4 */
  export type Message = UIMessage;
  /** @in 4 */
  export interface CreateMessage extends Partial<UIMessage> {}
  /** @in 5 6 7 */
  export type CreateUIMessage<M = UIMessage> = Partial<UIMessage>;
  /** @in 4 */
  export interface Attachment {
    /** @in 4 */ name?: string;
    /** @in 4 */ contentType?: string;
    /** @in 4 */ url: string;
  }
  /** @in 4 */
  export type ToolInvocation<STATE = 'partial-call' | 'call' | 'result'> = STATE extends string
    ? {
        /** @in 4 */ state: STATE;
        /** @in 4 */ step?: number;
        /** @in 4 */ toolCallId: string;
        /** @in 4 */ toolName: string;
        /** @in 4 */ args: any;
        /** @in 4 */ result?: any;
      }
    : never;
  /** @in 5 6 7 */
  export type UIMessagePart<A = any, B = any> =
    | TextUIPart
    | ReasoningUIPart
    | ToolInvocationUIPart
    | SourceUIPart
    | FileUIPart
    | StepStartUIPart
    | ToolUIPart
    | DynamicToolUIPart
    | SourceUrlUIPart
    | SourceDocumentUIPart
    | DataUIPart
    | ReasoningFileUIPart
    | CustomContentUIPart
    | Experimental_SteeringMessageUIPart;
  /** @in 5 6 7 */
  export interface TextUIPart {
    type: 'text';
    text: string;
    /** @in 5 6 7 */ state?: any;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ citations?: any;
  }
  /** @in 5 6 7 */
  export interface ReasoningUIPart {
    type: 'reasoning';
    /** @in 4 */ reasoning?: any;
    /** @in 4 */ details?: ReasoningDetail[];
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ text?: string;
    /** @in 5 6 7 */ state?: any;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ToolInvocationUIPart {
    /** @in 4 */ type: 'tool-invocation';
    /** @in 4 */ toolInvocation?: ToolInvocation;
  }
  interface SourceUIPart {
    /** @in 4 */ type: 'source';
    /** @in 4 */ source?: UISource;
  }
  interface UISource {
    /** @in 4 */ sourceType: any;
    /** @in 4 */ id: string;
    /** @in 4 */ url: string;
    /** @in 4 */ title?: string;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export interface FileUIPart {
    type: 'file';
    /** @in 4 */ mimeType?: string;
    /** @in 4 */ data?: any;
    /** @in 5 6 7 */ mediaType?: string;
    /** @in 5 6 7 */ filename?: string;
    /** @in 5 6 7 */ url?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ providerReference?: any;
  }
  /** @in 5 6 7 */
  export interface StepStartUIPart {
    type: 'step-start';
  }
  // In 4 the type of a tool part was 'tool-invocation', which the pattern below matches too.
  /** @in 5 6 7 */
  export interface ToolUIPart<A = any> extends Pick<ToolInvocationUIPart, 'toolInvocation'> {
    /** @in 5 6 7 */ type: `tool-${string}`;
    /** @in 5 6 7 */ toolCallId?: string;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ state?: UIToolState;
    /** @in 5 6 7 */ input?: any;
    /** @in 5 6 7 */ rawInput?: any;
    /** @in 5 6 7 */ output?: any;
    /** @in 5 6 7 */ errorText?: string;
    /** @in 6 7 */ title?: string;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ callProviderMetadata?: any;
    /** @in 6 7 */ approval?: UIToolApproval;
  }
  /** @in 5 6 7 */
  export interface DynamicToolUIPart {
    /** @in 5 6 7 */ type: 'dynamic-tool';
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 5 6 7 */ toolName?: string;
    /** @in 5 6 7 */ toolCallId?: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ state?: UIToolState;
    /** @in 5 6 7 */ input?: any;
    /** @in 5 6 7 */ rawInput?: any;
    /** @in 5 6 7 */ output?: any;
    /** @in 5 6 7 */ errorText?: string;
    /** @in 5 6 7 */ callProviderMetadata?: any;
    /** @in 5 6 7 */ preliminary?: boolean;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ inputEncoding?: any;
    /** @in 6 7 */ approval?: UIToolApproval;
    /** @in 6 7 */ resultProviderMetadata?: any;
  }
  type UIToolState =
    | 'input-streaming'
    | 'input-available'
    | 'approval-requested'
    | 'approval-responded'
    | 'output-available'
    | 'output-error'
    | 'output-denied';
  interface UIToolApproval {
    /** @in 6 7 */ id: string;
    /** @in 6 7 */ approved: boolean;
    /** @in 6 7 */ descriptor?: any;
    /** @in 6 7 */ reason?: string;
    /** @in 6 7 */ signature?: string;
    /** @in 6 7 */ inputSchemaInput?: any;
    /** @in 7 */ requestReason?: any;
    /** @in 7 */ isAutomatic?: boolean;
  }
  /** @in 5 6 7 */
  export interface SourceUrlUIPart {
    /** @in 5 6 7 */ type: 'source-url';
    /** @in 5 6 7 */ sourceId?: string;
    /** @in 5 6 7 */ url?: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export interface SourceDocumentUIPart {
    /** @in 5 6 7 */ type: 'source-document';
    /** @in 5 6 7 */ sourceId?: string;
    /** @in 5 6 7 */ mediaType?: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ filename?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export interface DataUIPart<A = any> {
    /** @in 5 6 7 */ type: `data-${string}`;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ data?: any;
  }
  /** @in 7 */
  export interface ReasoningFileUIPart {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ mediaType?: string;
    /** @in 7 */ url?: string;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 7 */
  export interface CustomContentUIPart {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind?: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 7 */
  export interface Experimental_SteeringMessageUIPart {
    /** @in 7 */ type: 'steering-message';
    /** @in 7 */ id?: string;
    /** @in 7 */ parts?: UIMessagePart[];
  }

  // -------------------------------------------------------------------------------------------------------------- tools

  export interface Tool<INPUT = any, OUTPUT = any, CONTEXT = any> {
    /** @in 4 */ parameters?: any;
    description?: any;
    /** @in 4 */ experimental_toToolResultContent?: (result: any) => ToolResultContent;
    execute?: (input: any, options: ToolExecutionOptions) => any;
    type?: any;
    id?: string;
    args?: any;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
    /** @in 5 6 7 */ inputSchema?: any;
    /** @in 5 6 7 */ onInputStart?: (options: ToolExecutionOptions) => any;
    /** @in 5 6 7 */ onInputDelta?: (options: ToolExecutionOptions & ToolInputDelta) => any;
    /** @in 5 6 7 */ onInputAvailable?: (options: ToolExecutionOptions & ToolInputAvailable) => any;
    /** @in 5 6 7 */ outputSchema?: any;
    /** @in 5 6 7 */ toModelOutput?: (options: ToModelOutputArgument) => ToolResultOutput | PromiseLike<ToolResultOutput>;
    /** @in 5 */ name?: string;
    /** @in 6 7 @deprecated 7 */ title?: string;
    /** @in 6 7 */ metadata?: any;
    /** @in 6 7 */ inputExamples?: any;
    /** @in 6 7 @deprecated 7 */ needsApproval?: boolean | ((input: any, options: ToolNeedsApprovalOptions) => boolean | PromiseLike<boolean>);
    /** @in 6 7 */ strict?: any;
    /** @in 6 7 */ supportsDeferredResults?: any;
    /** @in 7 */ deferLoading?: any;
    /** @in 7 */ contextSchema?: any;
    /** @in 7 */ isProviderExecuted?: any;
  }
  export type ToolSet = Record<string, Tool>;
  /** @in 4 */
  export type CoreTool<A = any, B = any> = Tool;
  /** @in 4 6 7 */
  export interface ToolExecutionOptions<CONTEXT = any> {
    toolCallId: string;
    messages: ModelMessage[];
    abortSignal?: AbortSignal;
    /** @in 5 6 */ experimental_context?: any;
    /** @in 7 */ context?: CONTEXT;
    /** @in 7 */ experimental_sandbox?: any;
  }
  /** @in 5 6 */
  export type ToolCallOptions = ToolExecutionOptions;
  interface ToolInputDelta {
    /** @in 5 6 7 */ inputTextDelta: string;
  }
  interface ToolInputAvailable {
    /** @in 5 6 7 */ input: any;
  }
  interface ToModelOutputArgument {
    /** @in 6 7 */ toolCallId: string;
    /** @in 6 7 */ input: any;
    /** @in 6 7 */ output: any;
  }
  interface ToolNeedsApprovalOptions {
    /** @in 6 7 */ toolCallId?: string;
    /** @in 6 7 */ messages?: ModelMessage[];
    /** @in 6 */ experimental_context?: any;
    /** @in 7 */ context?: any;
  }
  /** @in 5 6 7 */
  export type ToolExecuteFunction<A = any, B = any, C = any> = (input: any, options: ToolExecutionOptions) => any;
  export type ToolChoice<A = any> = 'auto' | 'none' | 'required' | ToolChoiceTool;
  interface ToolChoiceTool {
    type: 'tool';
    toolName: string;
  }
  /** @in 4 */
  export type CoreToolChoice<A = any> = ToolChoice;
  export function tool<A = any, B = any, C = any>(tool: Tool): Tool;
  /** @in 5 6 7 */
  export function dynamicTool(tool: Tool): Tool;

  /** @in 5 6 7 */
  export interface TypedToolCall<A = any> {
    type: 'tool-call';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ args: any;
    /** @in 5 6 7 */ input: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ dynamic: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ invalid?: boolean;
    /** @in 5 6 7 */ error?: any;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  /** @in 5 6 7 */
  export interface TypedToolResult<A = any> {
    type: 'tool-result';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ args: any;
    /** @in 4 */ result: any;
    /** @in 5 6 7 */ input: any;
    /** @in 5 6 7 */ output: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ dynamic: boolean;
    /** @in 5 6 7 */ preliminary?: boolean;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  /** @in 5 6 7 */
  export interface TypedToolError<A = any> {
    /** @in 5 6 7 */ type: 'tool-error';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ toolName: string;
    /** @in 5 6 7 */ input: any;
    /** @in 5 6 7 */ error: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  /** @in 5 6 7 */
  export type StaticToolCall<A = any> = TypedToolCall;
  /** @in 5 6 7 */
  export type DynamicToolCall = TypedToolCall;
  /** @in 5 6 7 */
  export type StaticToolResult<A = any> = TypedToolResult;
  /** @in 5 6 7 */
  export type DynamicToolResult = TypedToolResult;
  /** @in 5 6 7 */
  export type StaticToolError<A = any> = TypedToolError;
  /** @in 5 6 7 */
  export type DynamicToolError = TypedToolError;
  /** @in 4 */
  export type ToolCall<A = any, B = any> = TypedToolCall;
  /** @in 4 */
  export type ToolCallUnion<A = any> = TypedToolCall;
  /** @in 4 */
  export type CoreToolCall<A = any, B = any> = TypedToolCall;
  /** @in 4 */
  export type CoreToolCallUnion<A = any> = TypedToolCall;
  /** @in 4 */
  export type ToolResult<A = any, B = any, C = any> = TypedToolResult;
  /** @in 4 */
  export type ToolResultUnion<A = any> = TypedToolResult;
  /** @in 4 */
  export type CoreToolResult<A = any, B = any, C = any> = TypedToolResult;
  /** @in 4 */
  export type CoreToolResultUnion<A = any> = TypedToolResult;
  /** @in 6 7 */
  export interface ToolApprovalRequestOutput<A = any> {
    /** @in 6 7 */ type: 'tool-approval-request';
    /** @in 6 7 */ approvalId: string;
    /** @in 6 7 */ toolCall: TypedToolCall;
    /** @in 6 7 */ signature?: string;
    /** @in 7 */ reason?: string;
    /** @in 7 */ isAutomatic?: boolean;
  }
  /** @in 7 */
  export interface ToolApprovalResponseOutput<A = any> {
    /** @in 7 */ type: 'tool-approval-response';
    /** @in 7 */ approvalId: string;
    /** @in 7 */ toolCall: TypedToolCall;
    /** @in 7 */ approved: boolean;
    /** @in 7 */ reason?: string;
    /** @in 7 */ providerExecuted?: boolean;
  }
  /** A call as the model made it, with its input as text. */
  interface RepairToolCall {
    /** @in 4 */ toolCallType: any;
    /** @in 5 6 7 */ type: 'tool-call';
    toolCallId: string;
    toolName: string;
    /** @in 4 */ args: string;
    /** @in 5 6 7 */ input: string;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 6 7 */ dynamic?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface RepairToolCallArgument {
    /** @deprecated 7 */ system: any;
    messages: ModelMessage[];
    toolCall: RepairToolCall;
    tools: ToolSet;
    /** @in 4 */ parameterSchema: (options: any) => any;
    error: any;
    /** @in 5 6 7 */ inputSchema: (options: any) => any;
    /** @in 7 */ instructions: any;
    /** @in 7 */ abortSignal?: AbortSignal;
  }
  export type ToolCallRepairFunction<A = any> = (options: RepairToolCallArgument) => Promise<RepairToolCall | null>;

  // ------------------------------------------------------------------------------------------------------------ options

  /** @in 5 6 7 @deprecated 7 */
  export interface CallSettings {
    /** @in 4 */ maxTokens?: number;
    /** @in 5 6 7 */ maxOutputTokens?: number;
    temperature?: number;
    topP?: number;
    topK?: number;
    presencePenalty?: number;
    frequencyPenalty?: number;
    stopSequences?: string[];
    seed?: number;
    maxRetries?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @in 7 */ reasoning?: any;
  }
  /** @in 7 */
  export type LanguageModelCallOptions = Omit<CallSettings, 'maxTokens' | 'maxRetries' | 'abortSignal' | 'headers'>;
  /** @in 4 7 */
  export type RequestOptions<A = any> = Pick<CallSettings, 'maxRetries' | 'abortSignal' | 'headers'> & {
    timeout?: TimeoutConfiguration;
  };
  /** @in 5 6 7 */
  export interface Prompt {
    /** @deprecated 7 */ system?: Instructions;
    /** @in 7 */ instructions?: Instructions;
    prompt?: string | ModelMessage[];
    messages?: ModelMessage[];
    /** @in 5 6 7 */ allowSystemInMessages?: boolean;
  }
  /** What generateText and streamText share and generateObject does not have. */
  interface TextOptions extends CallSettings, Prompt {
    model?: any;
    tools?: ToolSet;
    toolChoice?: ToolChoice;
    /** @in 4 */ maxSteps?: number;
    /** @in 5 6 7 */ stopWhen?: Arrayable<StopCondition>;
    /** @in 6 7 */ timeout?: TimeoutConfiguration;
    /** @in 4 */ experimental_generateMessageId?: any;
    /** @in 4 */ experimental_continueSteps?: any;
    /** @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 7 */ telemetry?: TelemetrySettings;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 4 5 6 */ experimental_activeTools?: any;
    /** @in 5 6 7 */ activeTools?: any;
    /** @in 4 5 6 */ experimental_output?: any;
    /** @in 6 7 */ output?: any;
    /** @in 5 6 7 */ prepareStep?: PrepareStepFunction;
    /** @deprecated 7 */ experimental_repairToolCall?: ToolCallRepairFunction;
    /** @in 7 */ repairToolCall?: ToolCallRepairFunction;
    /** @in 5 6 7 */ experimental_download?: any;
    /** @in 5 6 */ experimental_context?: any;
    /** @in 7 */ runtimeContext?: any;
    /** @in 7 */ toolsContext?: any;
    /** @in 7 */ experimental_sandbox?: any;
    /** @in 7 */ experimental_steering?: any;
    /** @in 7 */ toolOrder?: any;
    /** @in 7 */ toolCallConcurrency?: number;
    /** @in 7 */ toolApproval?: Record<string, any> | ((options: ToolApprovalArgument) => any);
    /** @in 6 7 */ experimental_toolApprovalSecret?: any;
    /** @in 7 */ experimental_toolCallers?: any;
    /** @in 7 */ experimental_refineToolInput?: any;
    /** @in 6 7 @deprecated 7 */ experimental_include?: IncludeSettings;
    /** @in 7 */ include?: IncludeSettings;
    /** @in 7 */ onStart?: (event: OnStartEvent) => any;
    /** @in 6 7 @deprecated 7 */ experimental_onStart?: (event: OnStartEvent) => any;
    /** @in 7 */ onStepStart?: (event: OnStepStartEvent) => any;
    /** @in 6 7 @deprecated 7 */ experimental_onStepStart?: (event: OnStepStartEvent) => any;
    /** @deprecated 7 */ onStepFinish?: (event: StepResult) => any;
    /** @in 7 */ onStepEnd?: (event: StepResult) => any;
    /** @in 7 */ onStepError?: (event: GenerateTextStepErrorEvent) => any;
    /** @in 7 */ onLanguageModelCallStart?: (event: LanguageModelCallStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onLanguageModelCallStart?: (event: LanguageModelCallStartEvent) => any;
    /** @in 7 */ onLanguageModelCallEnd?: (event: LanguageModelCallEndEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onLanguageModelCallEnd?: (event: LanguageModelCallEndEvent) => any;
    /** @in 7 */ onToolExecutionStart?: (event: OnToolCallStartEvent) => any;
    /** @in 6 7 @deprecated 7 */ experimental_onToolCallStart?: (event: OnToolCallStartEvent) => any;
    /** @in 7 */ onToolExecutionEnd?: (event: OnToolCallFinishEvent) => any;
    /** @in 6 7 @deprecated 7 */ experimental_onToolCallFinish?: (event: OnToolCallFinishEvent) => any;
    _internal?: any;
  }
  export interface GenerateTextOptions extends TextOptions {
    /** @in 4 5 6 */ experimental_prepareStep?: PrepareStepFunction;
    /** @in 6 7 @deprecated 7 */ onFinish?: (event: GenerateTextEndEvent) => any;
    /** @in 7 */ onEnd?: (event: GenerateTextEndEvent) => any;
  }
  export interface StreamTextOptions extends TextOptions {
    /** @in 4 */ toolCallStreaming?: any;
    /** @in 4 */ experimental_toolCallStreaming?: any;
    experimental_transform?: Arrayable<StreamTextTransform>;
    onChunk?: (event: StreamChunkEvent) => any;
    onError?: (event: StreamErrorEvent) => any;
    /** @deprecated 7 */ onFinish?: (event: StreamTextEndEvent) => any;
    /** @in 5 6 7 @deprecated 7 */ includeRawChunks?: any;
    /** @in 5 6 7 */ onAbort?: (event: StreamAbortEvent) => any;
    /** @in 7 */ streamRetries?: any;
    /** @in 7 */ onEnd?: (event: StreamTextEndEvent) => any;
  }
  interface ObjectOptions extends CallSettings, Prompt {
    model?: any;
    output?: any;
    schema?: any;
    schemaName?: any;
    schemaDescription?: any;
    /** @in 4 */ mode?: any;
    enum?: any;
    /** @in 6 */ timeout?: TimeoutConfiguration;
    /** @deprecated 7 */ experimental_repairText?: any;
    /** @in 7 */ repairText?: any;
    /** @in 5 6 7 */ experimental_download?: any;
    /** @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 7 */ telemetry?: TelemetrySettings;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    _internal?: any;
    /** @in 7 */ onStart?: (event: GenerateObjectStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onStart?: (event: GenerateObjectStartEvent) => any;
    /** @in 7 */ onStepStart?: (event: GenerateObjectStepStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onStepStart?: (event: GenerateObjectStepStartEvent) => any;
    /** @in 7 */ onStepEnd?: (event: GenerateObjectStepEndEvent) => any;
    /** @in 7 @deprecated 7 */ onStepFinish?: (event: GenerateObjectStepEndEvent) => any;
  }
  export interface GenerateObjectOptions extends ObjectOptions {
    /** @in 7 */ onFinish?: (event: GenerateObjectEndEvent) => any;
  }
  export interface StreamObjectOptions extends ObjectOptions {
    onError?: (event: StreamErrorEvent) => any;
    onFinish?: (event: StreamObjectEndEvent) => any;
  }
  export interface EmbedOptions {
    model?: any;
    value?: any;
    maxRetries?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
    /** @in 7 */ dimensions?: any;
    /** @in 7 */ telemetry?: TelemetrySettings;
    /** @in 7 */ runtimeContext?: any;
    /** @in 7 */ onStart?: (event: any) => any;
    /** @in 7 @deprecated 7 */ experimental_onStart?: (event: any) => any;
    /** @in 7 */ onEnd?: (event: any) => any;
    /** @in 7 @deprecated 7 */ experimental_onEnd?: (event: any) => any;
    /** @in 7 */ _internal?: any;
  }
  export interface EmbedManyOptions {
    model?: any;
    values?: any;
    maxRetries?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 5 6 7 */ providerOptions?: ProviderOptions;
    /** @in 5 6 7 */ maxParallelCalls?: any;
    /** @in 7 */ dimensions?: any;
    /** @in 7 */ telemetry?: TelemetrySettings;
    /** @in 7 */ runtimeContext?: any;
    /** @in 7 */ onStart?: (event: any) => any;
    /** @in 7 @deprecated 7 */ experimental_onStart?: (event: any) => any;
    /** @in 7 */ onEnd?: (event: any) => any;
    /** @in 7 @deprecated 7 */ experimental_onEnd?: (event: any) => any;
    /** @in 7 */ _internal?: any;
  }
  export interface RerankOptions {
    /** @in 6 7 */ model?: any;
    /** @in 6 7 */ documents?: any;
    /** @in 6 7 */ query?: any;
    /** @in 6 7 */ topN?: any;
    /** @in 6 7 */ maxRetries?: number;
    /** @in 6 7 */ abortSignal?: AbortSignal;
    /** @in 6 7 */ headers?: Record<string, string | undefined>;
    /** @in 6 7 @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
    /** @in 7 */ telemetry?: TelemetrySettings;
    /** @in 7 */ runtimeContext?: any;
    /** @in 7 */ onStart?: (event: any) => any;
    /** @in 7 @deprecated 7 */ experimental_onStart?: (event: any) => any;
    /** @in 7 */ onEnd?: (event: any) => any;
    /** @in 7 @deprecated 7 */ experimental_onEnd?: (event: any) => any;
    /** @in 7 */ _internal?: any;
  }
  export interface GenerateImageOptions {
    model?: any;
    prompt?: any;
    n?: any;
    size?: any;
    aspectRatio?: any;
    seed?: number;
    providerOptions?: ProviderOptions;
    maxRetries?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ maxImagesPerCall?: any;
  }
  export interface GenerateSpeechOptions {
    model?: any;
    text?: string;
    voice?: any;
    outputFormat?: any;
    instructions?: string;
    speed?: any;
    providerOptions?: ProviderOptions;
    maxRetries?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ language?: any;
    /** @in 7 */ telemetry?: TelemetrySettings;
    /** @in 7 */ _internal?: any;
  }
  export interface TranscribeOptions {
    model?: any;
    audio?: any;
    providerOptions?: ProviderOptions;
    maxRetries?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ download?: any;
    /** @in 7 */ timestampGranularities?: any;
    /** @in 7 */ telemetry?: TelemetrySettings;
    /** @in 7 */ _internal?: any;
  }
  /** @in 4 5 6 */
  export interface TelemetrySettings {
    isEnabled?: boolean;
    recordInputs?: any;
    recordOutputs?: any;
    functionId?: string;
    /** @in 4 5 6 */ metadata?: any;
    /** @in 4 5 6 */ tracer?: any;
    /** @in 6 7 */ integrations?: Arrayable<Telemetry>;
    /** @in 7 */ includeRuntimeContext?: any;
    /** @in 7 */ includeToolsContext?: any;
  }
  /** @in 7 */
  export type TelemetryOptions<A = any, B = any> = TelemetrySettings;
  interface TimeoutSettings {
    /** @in 6 7 */ totalMs?: any;
    /** @in 6 7 */ stepMs?: any;
    /** @in 6 7 */ chunkMs?: any;
    /** @in 7 */ firstChunkMs?: any;
    /** @in 7 */ toolMs?: any;
    /** @in 7 */ tools?: ToolSet;
  }
  /** @in 6 7 */
  export type TimeoutConfiguration<A = any> = number | TimeoutSettings;
  interface IncludeSettings {
    /** @in 6 7 */ requestBody?: any;
    /** @in 6 7 */ responseBody?: any;
    /** @in 7 */ requestMessages?: any;
    /** @in 7 */ rawChunks?: any;
  }

  /** @in 7 */
  export type GenerateTextInclude = IncludeSettings;
  /** @in 7 */
  export type StreamTextInclude = IncludeSettings;

  interface PrepareStepArgument {
    steps: StepResult[];
    stepNumber: number;
    /** @in 4 */ maxSteps: number;
    model: any;
    /** @in 5 6 7 */ messages: ModelMessage[];
    /** @in 6 */ experimental_context: any;
    /** @in 7 */ instructions: Instructions;
    /** @in 7 */ initialInstructions: Instructions;
    /** @in 7 */ initialMessages: ModelMessage[];
    /** @in 7 */ responseMessages: ResponseMessage[];
    /** @in 7 */ experimental_steeringMessages?: any;
    /** @in 7 */ toolsContext: any;
    /** @in 7 */ runtimeContext: any;
    /** @in 7 */ experimental_sandbox?: any;
  }
  /** @in 5 6 7 */
  export interface PrepareStepResult<A = any, B = any> {
    model?: any;
    toolChoice?: ToolChoice;
    /** @in 4 */ experimental_activeTools?: any;
    /** @in 5 6 7 */ activeTools?: any;
    /** @in 5 6 7 @deprecated 7 */ system?: Instructions;
    /** @in 5 6 7 */ messages?: ModelMessage[];
    /** @in 6 */ experimental_context?: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
    /** @in 6 7 */ maxOutputTokens?: number;
    /** @in 6 7 */ temperature?: number;
    /** @in 6 7 */ topP?: number;
    /** @in 6 7 */ topK?: number;
    /** @in 6 7 */ presencePenalty?: number;
    /** @in 6 7 */ frequencyPenalty?: number;
    /** @in 6 7 */ stopSequences?: string[];
    /** @in 6 7 */ seed?: number;
    /** @in 7 */ toolOrder?: any;
    /** @in 7 */ instructions?: Instructions;
    /** @in 7 */ toolsContext?: any;
    /** @in 7 */ runtimeContext?: any;
    /** @in 7 */ experimental_sandbox?: any;
    /** @in 7 */ reasoning?: any;
  }
  /** @in 5 6 7 */
  export type PrepareStepFunction<A = any, B = any> = (
    options: PrepareStepArgument,
  ) => PromiseLike<PrepareStepResult | undefined | void> | PrepareStepResult | undefined | void;
  interface StopConditionArgument {
    /** @in 5 6 7 */ steps: StepResult[];
  }
  /** @in 5 6 7 */
  export type StopCondition<A = any, B = any> = (options: StopConditionArgument) => PromiseLike<boolean> | boolean;
  interface ToolApprovalArgument {
    /** @in 7 */ toolCall: TypedToolCall;
    /** @in 7 */ tools: ToolSet;
    /** @in 7 */ toolsContext: any;
    /** @in 7 */ runtimeContext: any;
    /** @in 7 */ messages: ModelMessage[];
  }

  export function generateText<A = any, B = any, C = any, D = any>(options: GenerateTextOptions): Promise<GenerateTextResult<A, B, C>>;
  export function streamText<A = any, B = any, C = any, D = any>(options: StreamTextOptions): StreamTextResult<A, B, C>;
  /** @deprecated 7 */
  export function generateObject<A = any, B = any, C = any, D = any>(options: GenerateObjectOptions): Promise<GenerateObjectResult<any>>;
  /** @deprecated 7 */
  export function streamObject<A = any, B = any, C = any, D = any>(options: StreamObjectOptions): StreamObjectResult<any, any, any>;
  export function embed<A = any>(options: EmbedOptions): Promise<EmbedResult>;
  export function embedMany<A = any>(options: EmbedManyOptions): Promise<EmbedManyResult>;
  /** @in 6 7 */
  export function rerank<A = any, B = any>(options: RerankOptions): Promise<RerankResult>;
  /** @in 6 7 */
  export function generateImage(options: GenerateImageOptions): Promise<GenerateImageResult>;
  /** @in 4 5 6 */
  export function experimental_generateImage(options: GenerateImageOptions): Promise<GenerateImageResult>;
  /** @in 7 */
  export function generateSpeech(options: GenerateSpeechOptions): Promise<SpeechResult>;
  /** @deprecated 7 */
  export function experimental_generateSpeech(options: GenerateSpeechOptions): Promise<SpeechResult>;
  /** @in 7 */
  export function transcribe(options: TranscribeOptions): Promise<TranscriptionResult>;
  /** @deprecated 7 */
  export function experimental_transcribe(options: TranscribeOptions): Promise<TranscriptionResult>;
  /** @in 7 */
  export function experimental_streamTextLowMemory<A = any, B = any, C = any>(options: StreamTextOptions): StreamTextResult;

  export namespace Output {
    interface OutputOptions {
      schema?: any;
      /** @in 6 7 */ element?: any;
      /** @in 6 7 */ options?: any;
      /** @in 6 7 */ name?: string;
      /** @in 6 7 */ description?: string;
    }
    type Output<A = any, B = any, C = any> = any;
    function text(): any;
    function object<A = any>(options: OutputOptions): any;
    /** @in 6 7 */
    function array<A = any>(options: OutputOptions): any;
    /** @in 6 7 */
    function choice<A = any>(options: OutputOptions): any;
    /** @in 6 7 */
    function json(options?: OutputOptions): any;
  }

  // ------------------------------------------------------------------------------------------------------------ results

  /** One step of a call. Also what onStepFinish and onStepEnd receive. */
  export interface StepResult<A = any, B = any> {
    text: string;
    reasoning: Text<ReasoningPart[]>;
    /** @in 4 */ reasoningDetails: ReasoningDetail[];
    files: GeneratedFile[];
    sources: Source[];
    toolCalls: TypedToolCall[];
    toolResults: TypedToolResult[];
    finishReason: FinishReason;
    usage: LanguageModelUsage;
    warnings: CallWarning[];
    /** @in 4 */ logprobs: any;
    request: LanguageModelRequestMetadata;
    response: StepResponse;
    providerMetadata: ProviderMetadata;
    /** @in 4 */ experimental_providerMetadata: ProviderMetadata;
    /** @in 4 */ stepType: string;
    /** @in 4 */ isContinued: boolean;
    /** @in 5 6 7 */ content: ContentPart[];
    /** @in 5 6 7 */ reasoningText: string;
    /** @in 5 6 7 */ staticToolCalls: TypedToolCall[];
    /** @in 5 6 7 */ dynamicToolCalls: TypedToolCall[];
    /** @in 5 6 7 */ staticToolResults: TypedToolResult[];
    /** @in 5 6 7 */ dynamicToolResults: TypedToolResult[];
    /** @in 6 7 */ stepNumber: number;
    /** @in 6 7 */ model: any;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 6 7 */ rawFinishReason: string;
    /** @in 7 */ callId: string;
    /** @in 7 */ toolsContext: any;
    /** @in 7 */ runtimeContext: any;
    /** @in 7 */ performance: StepResultPerformance;
    /** @in 7 */ experimental_steeringMessages?: any;
  }
  /** @in 7 */
  export interface StepResultPerformance {
    /** @in 7 */ effectiveOutputTokensPerSecond: any;
    /** @in 7 */ outputTokensPerSecond: any;
    /** @in 7 */ inputTokensPerSecond: any;
    /** @in 7 */ effectiveTotalTokensPerSecond: any;
    /** @in 7 */ stepTimeMs: any;
    /** @in 7 */ responseTimeMs: any;
    /** @in 7 */ toolExecutionMs: number;
    /** @in 7 */ timeToFirstOutputMs: any;
    /** @in 7 */ timeBetweenOutputChunksMs?: any;
  }
  export interface GenerateTextResult<A = any, B = any, C = any, D = any> {
    text: string;
    /** @deprecated 7 */ reasoning: Text<ReasoningOutput[]>;
    files: GeneratedFile[];
    /** @in 4 */ reasoningDetails: ReasoningDetail[];
    sources: Source[];
    /** @in 4 5 6 */ experimental_output: any;
    toolCalls: TypedToolCall[];
    toolResults: TypedToolResult[];
    finishReason: FinishReason;
    usage: LanguageModelUsage;
    warnings: CallWarning[];
    steps: StepResult[];
    /** @deprecated 7 */ request: LanguageModelRequestMetadata;
    /** @deprecated 7 */ response: GenerateTextResponse;
    /** @in 4 */ logprobs: any;
    /** @deprecated 7 */ providerMetadata: ProviderMetadata;
    /** @in 4 */ experimental_providerMetadata: ProviderMetadata;
    /** @in 5 6 7 */ content: ContentPart[];
    /** @in 5 6 7 @deprecated 7 */ reasoningText: string;
    /** @in 5 6 7 */ staticToolCalls: TypedToolCall[];
    /** @in 5 6 7 */ dynamicToolCalls: TypedToolCall[];
    /** @in 5 6 7 */ staticToolResults: TypedToolResult[];
    /** @in 5 6 7 */ dynamicToolResults: TypedToolResult[];
    /** @in 5 6 7 @deprecated 7 */ totalUsage: LanguageModelUsage;
    /** @in 6 7 */ rawFinishReason: string;
    /** @in 6 7 */ output: any;
    /** @in 7 */ responseMessages: ResponseMessage[];
    /** @in 7 */ finalStep: StepResult;
  }
  export interface StreamTextResult<A = any, B = any, C = any, D = any> {
    warnings: Promise<CallWarning[]>;
    usage: Promise<LanguageModelUsage>;
    sources: Promise<Source[]>;
    files: Promise<GeneratedFile[]>;
    finishReason: Promise<FinishReason>;
    /** @deprecated 7 */ providerMetadata: Promise<ProviderMetadata>;
    /** @in 4 */ experimental_providerMetadata: Promise<ProviderMetadata>;
    text: Promise<string>;
    /** @deprecated 7 */ reasoning: Promise<Text<ReasoningOutput[]>>;
    /** @in 4 */ reasoningDetails: Promise<ReasoningDetail[]>;
    toolCalls: Promise<TypedToolCall[]>;
    toolResults: Promise<TypedToolResult[]>;
    steps: Promise<StepResult[]>;
    /** @deprecated 7 */ request: Promise<LanguageModelRequestMetadata>;
    /** @deprecated 7 */ response: Promise<GenerateTextResponse>;
    textStream: AsyncIterableStream<string>;
    /** @deprecated 7 */ fullStream: AsyncIterableStream<TextStreamPart>;
    /** @deprecated 7 */ experimental_partialOutputStream: AsyncIterableStream<any>;
    consumeStream: (options?: ConsumeStreamOptions) => Promise<void>;
    /** @in 4 */ toDataStream: (options?: DataStreamOptions) => ReadableStream<any>;
    /** @in 4 */ mergeIntoDataStream: (writer: DataStreamWriter, options?: DataStreamOptions) => void;
    /** @in 4 */ pipeDataStreamToResponse: (response: any, options?: DataStreamResponseInit) => void;
    /** @deprecated 7 */ pipeTextStreamToResponse: (response: any, init?: any) => Promise<void>;
    /** @in 4 */ toDataStreamResponse: (options?: DataStreamResponseInit) => Response;
    /** @deprecated 7 */ toTextStreamResponse: (init?: any) => Response;
    /** @in 5 6 7 */ content: Promise<ContentPart[]>;
    /** @in 5 6 7 @deprecated 7 */ reasoningText: Promise<string>;
    /** @in 5 6 7 */ staticToolCalls: Promise<TypedToolCall[]>;
    /** @in 5 6 7 */ dynamicToolCalls: Promise<TypedToolCall[]>;
    /** @in 5 6 7 */ staticToolResults: Promise<TypedToolResult[]>;
    /** @in 5 6 7 */ dynamicToolResults: Promise<TypedToolResult[]>;
    /** @in 5 6 7 @deprecated 7 */ totalUsage: Promise<LanguageModelUsage>;
    /** @in 5 6 7 @deprecated 7 */ toUIMessageStream: <M = UIMessage>(options?: UIMessageStreamOptions) => AsyncIterableStream<UIMessageChunk>;
    /** @in 5 6 7 @deprecated 7 */ pipeUIMessageStreamToResponse: <M = UIMessage>(response: any, options?: UIMessageStreamResponseOptions) => Promise<void>;
    /** @in 5 6 7 @deprecated 7 */ toUIMessageStreamResponse: <M = UIMessage>(options?: UIMessageStreamResponseOptions) => Response;
    /** @in 6 7 */ rawFinishReason: Promise<string>;
    /** @in 6 7 */ partialOutputStream: AsyncIterableStream<any>;
    /** @in 6 7 */ elementStream: AsyncIterableStream<any>;
    /** @in 6 7 */ output: Promise<any>;
    /** @in 7 */ finalStep: Promise<StepResult>;
    /** @in 7 */ responseMessages: Promise<ResponseMessage[]>;
    /** @in 7 */ stream: AsyncIterableStream<TextStreamPart>;
  }
  interface ConsumeStreamOptions {
    onError?: (error: any) => any;
  }
  export interface GenerateObjectResult<OBJECT = any> {
    object: OBJECT;
    finishReason: FinishReason;
    usage: LanguageModelUsage;
    warnings: CallWarning[];
    request: LanguageModelRequestMetadata;
    response: ObjectResponse;
    /** @in 4 */ logprobs: any;
    providerMetadata: ProviderMetadata;
    /** @in 4 */ experimental_providerMetadata: ProviderMetadata;
    toJsonResponse: (init?: any) => Response;
    /** @in 5 6 7 */ reasoning: string;
  }
  export interface StreamObjectResult<PARTIAL = any, RESULT = any, ELEMENT_STREAM = any> {
    warnings: Promise<CallWarning[]>;
    usage: Promise<LanguageModelUsage>;
    providerMetadata: Promise<ProviderMetadata>;
    /** @in 4 */ experimental_providerMetadata: Promise<ProviderMetadata>;
    request: Promise<LanguageModelRequestMetadata>;
    response: Promise<ObjectResponse>;
    object: Promise<RESULT>;
    partialObjectStream: AsyncIterableStream<PARTIAL>;
    elementStream: ELEMENT_STREAM;
    textStream: AsyncIterableStream<string>;
    fullStream: AsyncIterableStream<ObjectStreamPart<PARTIAL>>;
    pipeTextStreamToResponse: (response: any, init?: any) => Promise<void>;
    toTextStreamResponse: (init?: any) => Response;
    /** @in 5 6 7 */ finishReason: Promise<FinishReason>;
  }
  export interface EmbedResult<VALUE = any> {
    value: any;
    embedding: any;
    usage: EmbeddingModelUsage;
    /** @in 4 */ rawResponse?: any;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ response?: EmbedResponse;
    /** @in 6 7 */ warnings: CallWarning[];
  }
  export interface EmbedManyResult<VALUE = any> {
    values: any;
    embeddings: any;
    usage: EmbeddingModelUsage;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ responses?: EmbedResponse[];
    /** @in 6 7 */ warnings: CallWarning[];
  }
  /** @in 6 7 */
  export interface RerankResult<VALUE = any> {
    /** @in 6 7 */ originalDocuments: any;
    /** @in 6 7 */ rerankedDocuments: any;
    /** @in 6 7 */ ranking: any;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ response: any;
  }
  /** @in 6 7 */
  export interface GenerateImageResult {
    image: GeneratedFile;
    images: GeneratedFile[];
    warnings: CallWarning[];
    /** @deprecated 7 */ responses: any[];
    /** @in 5 6 7 @deprecated 7 */ providerMetadata: ProviderMetadata;
    /** @in 6 7 */ usage: any;
    /** @in 7 */ calls: GenerateImageCall[];
  }
  /** @in 7 */
  export interface GenerateImageCall {
    /** @in 7 */ images: GeneratedFile[];
    /** @in 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ response: any;
    /** @in 7 */ warnings: CallWarning[];
    /** @in 7 */ usage?: any;
  }
  /** @in 4 5 6 */
  export type Experimental_GenerateImageResult = GenerateImageResult;
  /** @in 7 */
  export interface SpeechResult {
    audio: GeneratedAudioFile;
    warnings: CallWarning[];
    responses: any[];
    providerMetadata: ProviderMetadata;
  }
  /** @in 7 */
  export interface TranscriptionResult {
    text: string;
    segments: any;
    language: any;
    durationInSeconds: any;
    warnings: CallWarning[];
    responses: any[];
    providerMetadata: ProviderMetadata;
    /** @in 7 */ words?: any;
  }
  /** @in 5 6 7 */
  export interface ReasoningOutput {
    /** @in 5 6 7 */ type: 'reasoning';
    /** @in 5 6 7 */ text: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 7 */
  export interface ReasoningFileOutput {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ file: GeneratedFile;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  /** @in 5 6 7 */
  export type ContentPart<A = any> =
    | TextContentPart
    | ReasoningOutput
    | ReasoningFileOutput
    | SourceContentPart
    | FileContentPart
    | TypedToolCall
    | TypedToolResult
    | TypedToolError
    | ToolApprovalRequestOutput
    | ToolApprovalResponseOutput
    | CustomContentPart;
  interface TextContentPart {
    /** @in 5 6 7 */ type: 'text';
    /** @in 5 6 7 */ text?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ citations?: any;
  }
  interface SourceContentPart {
    /** @in 5 6 7 */ type: 'source';
    /** @in 5 6 7 */ sourceType?: any;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ url?: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ mediaType?: string;
    /** @in 5 6 7 */ filename?: string;
  }
  interface FileContentPart {
    /** @in 5 6 7 */ type: 'file';
    /** @in 5 6 7 */ file?: GeneratedFile;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface CustomContentPart {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind?: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }

  // ------------------------------------------------------------------------------------------------------------- events

  /** @in 7 */
  export interface GenerateTextEndEvent<A = any, B = any> {
    /** @in 6 7 */ stepNumber: number;
    /** @in 6 7 */ model: any;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 6 7 */ content: ContentPart[];
    /** @in 6 7 */ text: string;
    /** @in 6 7 @deprecated 7 */ reasoning: Text<ReasoningPart[]>;
    /** @in 6 7 @deprecated 7 */ reasoningText: string;
    /** @in 6 7 */ files: GeneratedFile[];
    /** @in 6 7 */ sources: Source[];
    /** @in 6 7 */ toolCalls: TypedToolCall[];
    /** @in 6 7 */ staticToolCalls: TypedToolCall[];
    /** @in 6 7 */ dynamicToolCalls: TypedToolCall[];
    /** @in 6 7 */ toolResults: TypedToolResult[];
    /** @in 6 7 */ staticToolResults: TypedToolResult[];
    /** @in 6 7 */ dynamicToolResults: TypedToolResult[];
    /** @in 6 7 */ finishReason: FinishReason;
    /** @in 6 7 */ rawFinishReason: string;
    /** @in 6 7 */ usage: LanguageModelUsage;
    /** @in 6 7 */ warnings: CallWarning[];
    /** @in 6 7 @deprecated 7 */ request: LanguageModelRequestMetadata;
    /** @in 6 7 @deprecated 7 */ response: GenerateTextResponse;
    /** @in 6 7 @deprecated 7 */ providerMetadata: ProviderMetadata;
    /** @in 6 7 */ steps: StepResult[];
    /** @in 6 7 @deprecated 7 */ totalUsage: LanguageModelUsage;
    /** @in 7 */ callId: string;
    /** @in 7 @deprecated 7 */ toolsContext: any;
    /** @in 7 @deprecated 7 */ runtimeContext: any;
    /** @in 7 */ responseMessages: ResponseMessage[];
    /** @in 7 */ finalStep: StepResult;
  }
  /** @in 6 7 */
  export interface StreamTextEndEvent<A = any, B = any, C = any> {
    /** @deprecated 7 */ reasoning: Text<ReasoningPart[]>;
    /** @deprecated 7 */ providerMetadata: ProviderMetadata;
    text: string;
    /** @in 4 */ reasoningDetails: ReasoningDetail[];
    files: GeneratedFile[];
    sources: Source[];
    toolCalls: TypedToolCall[];
    toolResults: TypedToolResult[];
    finishReason: FinishReason;
    usage: LanguageModelUsage;
    warnings: CallWarning[];
    /** @in 4 */ logprobs: any;
    /** @deprecated 7 */ request: LanguageModelRequestMetadata;
    /** @deprecated 7 */ response: GenerateTextResponse;
    /** @in 4 */ experimental_providerMetadata: ProviderMetadata;
    steps: StepResult[];
    /** @in 5 6 7 */ content: ContentPart[];
    /** @in 5 6 7 @deprecated 7 */ reasoningText: string;
    /** @in 5 6 7 */ staticToolCalls: TypedToolCall[];
    /** @in 5 6 7 */ dynamicToolCalls: TypedToolCall[];
    /** @in 5 6 7 */ staticToolResults: TypedToolResult[];
    /** @in 5 6 7 */ dynamicToolResults: TypedToolResult[];
    /** @in 5 6 7 @deprecated 7 */ totalUsage: LanguageModelUsage;
    /** @in 6 7 */ stepNumber: number;
    /** @in 6 7 */ model: any;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 6 7 */ rawFinishReason: string;
    /** @in 6 7 */ output?: any;
    /** @in 7 */ callId: string;
    /** @in 7 @deprecated 7 */ toolsContext: any;
    /** @in 7 @deprecated 7 */ runtimeContext: any;
    /** @in 7 */ responseMessages: ResponseMessage[];
    /** @in 7 */ finalStep: StepResult;
  }
  /** @in 6 7 @deprecated 7 */
  export type OnFinishEvent<A = any, B = any> = GenerateTextEndEvent;
  /** @in 6 7 @deprecated 7 */
  export type OnStepFinishEvent<A = any, B = any> = StepResult;
  /** @in 7 */
  export type GenerateTextStepEndEvent<A = any, B = any> = StepResult;
  /** @in 6 7 @deprecated 7 */
  export interface OnStartEvent<A = any, B = any, C = any> {
    /** @in 6 */ model: any;
    /** @in 6 */ system: Instructions;
    /** @in 6 */ prompt: any;
    /** @in 6 7 */ messages: ModelMessage[];
    /** @in 6 7 */ tools: ToolSet;
    /** @in 6 7 */ toolChoice: ToolChoice;
    /** @in 6 7 */ activeTools: any;
    /** @in 6 7 */ maxOutputTokens?: number;
    /** @in 6 7 */ temperature?: number;
    /** @in 6 7 */ topP?: number;
    /** @in 6 7 */ topK?: number;
    /** @in 6 7 */ presencePenalty?: number;
    /** @in 6 7 */ frequencyPenalty?: number;
    /** @in 6 7 */ stopSequences?: string[];
    /** @in 6 7 */ seed?: number;
    /** @in 6 7 */ maxRetries: number;
    /** @in 6 7 */ timeout: TimeoutConfiguration;
    /** @in 6 7 */ headers: Record<string, string | undefined>;
    /** @in 6 7 */ providerOptions: ProviderOptions;
    /** @in 6 */ stopWhen: Arrayable<StopCondition>;
    /** @in 6 7 */ output: any;
    /** @in 6 */ abortSignal: AbortSignal;
    /** @in 6 */ include: IncludeSettings;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 7 */ callId: string;
    /** @in 7 */ operationId: string;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ toolOrder: any;
    /** @in 7 */ toolsContext: any;
    /** @in 7 */ runtimeContext: any;
    /** @in 7 */ reasoning?: any;
    /** @in 7 */ instructions: Instructions;
  }
  /** @in 6 7 @deprecated 7 */
  export interface OnStepStartEvent<A = any, B = any, C = any> {
    /** @in 6 7 */ stepNumber: number;
    /** @in 6 */ model: any;
    /** @in 6 */ system: Instructions;
    /** @in 6 7 */ messages: ModelMessage[];
    /** @in 6 7 */ tools: ToolSet;
    /** @in 6 7 */ toolChoice: ToolChoice;
    /** @in 6 7 */ activeTools: any;
    /** @in 6 7 */ steps: readonly StepResult[];
    /** @in 6 7 */ providerOptions: ProviderOptions;
    /** @in 6 */ timeout: TimeoutConfiguration;
    /** @in 6 */ headers: Record<string, string | undefined>;
    /** @in 6 */ stopWhen: Arrayable<StopCondition>;
    /** @in 6 7 */ output: any;
    /** @in 6 */ abortSignal: AbortSignal;
    /** @in 6 */ include: IncludeSettings;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 7 */ callId: string;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ toolOrder: any;
    /** @in 7 */ runtimeContext: any;
    /** @in 7 */ toolsContext: any;
    /** @in 7 */ instructions: Instructions;
  }
  /** @in 6 7 @deprecated 7 */
  export interface OnToolCallStartEvent<A = any> {
    /** @in 6 */ stepNumber: number;
    /** @in 6 */ model: any;
    /** @in 6 7 */ toolCall: TypedToolCall;
    /** @in 6 7 */ messages: ModelMessage[];
    /** @in 6 */ abortSignal: AbortSignal;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 7 */ callId: string;
    /** @in 7 */ toolContext: any;
  }
  /** @in 6 7 @deprecated 7 */
  export interface OnToolCallFinishEvent<A = any> {
    /** @in 6 */ stepNumber: number;
    /** @in 6 */ model: any;
    /** @in 6 7 */ toolCall: TypedToolCall;
    /** @in 6 7 */ messages: ModelMessage[];
    /** @in 6 */ abortSignal: AbortSignal;
    /** @in 6 */ durationMs: number;
    /** @in 6 */ functionId: string;
    /** @in 6 */ metadata: any;
    /** @in 6 */ experimental_context: any;
    /** @in 6 */ success: boolean;
    /** @in 6 */ output: any;
    /** @in 6 */ error: any;
    /** @in 7 */ callId: string;
    /** @in 7 */ toolExecutionMs: number;
    /** @in 7 */ toolContext: any;
    /** @in 7 */ toolOutput: TypedToolResult | TypedToolError;
  }
  /** @in 7 */
  export type GenerateTextStartEvent<A = any, B = any, C = any> = OnStartEvent;
  /** @in 7 */
  export type GenerateTextStepStartEvent<A = any, B = any, C = any> = OnStepStartEvent;
  /** @in 7 */
  export type ToolExecutionStartEvent<A = any> = OnToolCallStartEvent;
  /** @in 7 */
  export type ToolExecutionEndEvent<A = any> = OnToolCallFinishEvent;
  /** @in 7 */
  export interface GenerateTextStepErrorEvent<A = any, B = any, C = any> {
    /** @in 7 */ callId: string;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ stepNumber: number;
    /** @in 7 */ tools: ToolSet;
    /** @in 7 */ toolChoice: ToolChoice;
    /** @in 7 */ activeTools: any;
    /** @in 7 */ toolOrder: any;
    /** @in 7 */ steps: readonly StepResult[];
    /** @in 7 */ providerOptions: ProviderOptions;
    /** @in 7 */ output: any;
    /** @in 7 */ runtimeContext: any;
    /** @in 7 */ toolsContext: any;
    /** @in 7 */ instructions: Instructions;
    /** @in 7 */ messages: ModelMessage[];
    /** @in 7 */ error: any;
  }
  /** @in 7 */
  export interface LanguageModelCallStartEvent {
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ callId: string;
    /** @in 7 */ tools: ToolSet;
    /** @in 7 */ instructions: Instructions;
    /** @in 7 */ messages: ModelMessage[];
    /** @in 7 */ maxOutputTokens?: number;
    /** @in 7 */ temperature?: number;
    /** @in 7 */ topP?: number;
    /** @in 7 */ topK?: number;
    /** @in 7 */ presencePenalty?: number;
    /** @in 7 */ frequencyPenalty?: number;
    /** @in 7 */ stopSequences?: string[];
    /** @in 7 */ seed?: number;
    /** @in 7 */ reasoning?: any;
  }
  /** @in 7 */
  export interface LanguageModelCallEndEvent<A = any> {
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ callId: string;
    /** @in 7 */ finishReason: FinishReason;
    /** @in 7 */ usage: LanguageModelUsage;
    /** @in 7 */ content: readonly ContentPart[];
    /** @in 7 */ responseId: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ request?: any;
    /** @in 7 */ performance: any;
  }
  interface StreamErrorEvent {
    error: any;
  }
  interface StreamAbortEvent {
    /** @in 5 6 7 */ steps: StepResult[];
    /** @in 7 */ callId: string;
    /** @in 7 */ reason?: string;
  }
  /** @in 7 */
  export type GenerateTextAbortEvent<A = any, B = any> = StreamAbortEvent;
  /** @in 7 */
  export type GenerateTextOnAbortCallback<A = any, B = any> = (event: StreamAbortEvent) => any;
  interface StreamChunkEvent {
    chunk: TextStreamPart;
  }
  /** @in 7 @deprecated 7 */
  export interface GenerateObjectStartEvent {
    /** @in 7 */ callId: string;
    /** @in 7 */ operationId: string;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ system: any;
    /** @in 7 */ prompt: any;
    /** @in 7 */ messages: ModelMessage[];
    /** @in 7 */ maxOutputTokens: number;
    /** @in 7 */ temperature: number;
    /** @in 7 */ topP: number;
    /** @in 7 */ topK: number;
    /** @in 7 */ presencePenalty: number;
    /** @in 7 */ frequencyPenalty: number;
    /** @in 7 */ seed: number;
    /** @in 7 */ maxRetries: number;
    /** @in 7 */ headers: Record<string, string | undefined>;
    /** @in 7 */ providerOptions: ProviderOptions;
    /** @in 7 */ output: any;
    /** @in 7 */ schema: any;
    /** @in 7 */ schemaName: any;
    /** @in 7 */ schemaDescription: any;
  }
  /** @in 7 @deprecated 7 */
  export interface GenerateObjectStepStartEvent {
    /** @in 7 */ callId: string;
    /** @in 7 */ stepNumber: number;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ providerOptions: ProviderOptions;
    /** @in 7 */ headers: Record<string, string | undefined>;
    /** @in 7 */ promptMessages?: any;
  }
  /** @in 7 @deprecated 7 */
  export interface GenerateObjectStepEndEvent {
    /** @in 7 */ callId: string;
    /** @in 7 */ stepNumber: number;
    /** @in 7 */ provider: string;
    /** @in 7 */ modelId: string;
    /** @in 7 */ finishReason: FinishReason;
    /** @in 7 */ usage: LanguageModelUsage;
    /** @in 7 */ objectText: string;
    /** @in 7 */ reasoning: string;
    /** @in 7 */ warnings: CallWarning[];
    /** @in 7 */ request: LanguageModelRequestMetadata;
    /** @in 7 */ response: ObjectResponse;
    /** @in 7 */ providerMetadata: ProviderMetadata;
    /** @in 7 */ msToFirstChunk: any;
  }
  /** @in 7 @deprecated 7 */
  export interface GenerateObjectEndEvent<RESULT = any> {
    /** @in 7 */ callId: string;
    /** @in 7 */ object: RESULT;
    /** @in 7 */ error: any;
    /** @in 7 */ reasoning: string;
    /** @in 7 */ finishReason: FinishReason;
    /** @in 7 */ usage: LanguageModelUsage;
    /** @in 7 */ warnings: CallWarning[];
    /** @in 7 */ request: LanguageModelRequestMetadata;
    /** @in 7 */ response: ObjectResponse;
    /** @in 7 */ providerMetadata: ProviderMetadata;
  }
  interface StreamObjectEndEvent<RESULT = any> {
    usage: LanguageModelUsage;
    object: RESULT;
    error: any;
    response: ObjectResponse;
    warnings?: CallWarning[];
    providerMetadata: ProviderMetadata;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 7 */ callId: string;
    /** @in 7 */ reasoning: string;
    /** @in 7 */ finishReason: FinishReason;
    /** @in 7 */ request: LanguageModelRequestMetadata;
  }

  /** @deprecated 7 */
  export type GenerateTextOnStepFinishCallback<A = any, B = any> = (event: StepResult) => any;
  /** @in 4 5 6 */
  export type StreamTextOnStepFinishCallback<A = any> = (event: StepResult) => any;
  /** @in 7 */
  export type GenerateTextOnStepEndCallback<A = any, B = any> = (event: StepResult) => any;
  /** @in 6 */
  export type ToolLoopAgentOnStepFinishCallback<A = any> = (event: StepResult) => any;
  /** @in 6 7 @deprecated 7 */
  export type GenerateTextOnFinishCallback<A = any, B = any> = (event: GenerateTextEndEvent) => any;
  /** @in 7 */
  export type GenerateTextOnEndCallback<A = any, B = any> = (event: GenerateTextEndEvent) => any;
  /** @in 6 */
  export type ToolLoopAgentOnFinishCallback<A = any> = (event: GenerateTextEndEvent) => any;
  /** @in 4 5 6 */
  export type StreamTextOnFinishCallback<A = any, B = any> = (event: StreamTextEndEvent) => any;
  /** @in 6 7 */
  export type StreamTextOnEndCallback<A = any, B = any, C = any> = (event: StreamTextEndEvent) => any;
  /** @in 6 7 */
  export type GenerateTextOnStartCallback<A = any, B = any, C = any> = (event: OnStartEvent) => any;
  /** @in 6 */
  export type StreamTextOnStartCallback<A = any, B = any> = (event: OnStartEvent) => any;
  /** @in 6 7 */
  export type GenerateTextOnStepStartCallback<A = any, B = any, C = any> = (event: OnStepStartEvent) => any;
  /** @in 6 */
  export type StreamTextOnStepStartCallback<A = any, B = any> = (event: OnStepStartEvent) => any;
  /** @in 6 */
  export type GenerateTextOnToolCallStartCallback<A = any> = (event: OnToolCallStartEvent) => any;
  /** @in 6 */
  export type StreamTextOnToolCallStartCallback<A = any> = (event: OnToolCallStartEvent) => any;
  /** @in 7 */
  export type OnToolExecutionStartCallback<A = any> = (event: OnToolCallStartEvent) => any;
  /** @in 6 */
  export type GenerateTextOnToolCallFinishCallback<A = any> = (event: OnToolCallFinishEvent) => any;
  /** @in 6 */
  export type StreamTextOnToolCallFinishCallback<A = any> = (event: OnToolCallFinishEvent) => any;
  /** @in 7 */
  export type OnToolExecutionEndCallback<A = any> = (event: OnToolCallFinishEvent) => any;
  /** @in 7 */
  export type GenerateTextOnStepErrorCallback<A = any, B = any, C = any> = (event: GenerateTextStepErrorEvent) => any;
  /** @in 7 */
  export type OnLanguageModelCallStartCallback = (event: LanguageModelCallStartEvent) => any;
  /** @in 7 */
  export type OnLanguageModelCallEndCallback<A = any> = (event: LanguageModelCallEndEvent) => any;
  export type StreamTextOnErrorCallback = (event: StreamErrorEvent) => any;
  export type StreamTextOnChunkCallback<A = any> = (event: StreamChunkEvent) => any;
  export type StreamObjectOnFinishCallback<A = any> = (event: StreamObjectEndEvent<A>) => any;

  /** @in 7 */
  export interface Telemetry {
    /** @in 6 7 */ onStart?: (event: OnStartEvent) => any;
    /** @in 6 7 */ onStepStart?: (event: OnStepStartEvent) => any;
    /** @in 6 */ onToolCallStart?: (event: OnToolCallStartEvent) => any;
    /** @in 6 */ onToolCallFinish?: (event: OnToolCallFinishEvent) => any;
    /** @in 6 7 @deprecated 7 */ onStepFinish?: (event: StepResult) => any;
    /** @in 6 */ onFinish?: (event: GenerateTextEndEvent) => any;
    /** @in 7 */ experimental_durable?: any;
    /** @in 7 */ onLanguageModelCallStart?: (event: LanguageModelCallStartEvent) => any;
    /** @in 7 */ onLanguageModelCallEnd?: (event: LanguageModelCallEndEvent) => any;
    /** @in 7 */ onToolExecutionStart?: (event: OnToolCallStartEvent) => any;
    /** @in 7 */ onToolExecutionEnd?: (event: OnToolCallFinishEvent) => any;
    /** @in 7 */ onStepEnd?: (event: StepResult) => any;
    /** @in 7 */ onStepError?: (event: GenerateTextStepErrorEvent) => any;
    /** @in 7 @deprecated 7 */ onObjectStepStart?: any;
    /** @in 7 @deprecated 7 */ onObjectStepEnd?: any;
    /** @in 7 */ onEmbedStart?: any;
    /** @in 7 */ onEmbedEnd?: any;
    /** @in 7 */ onRerankStart?: any;
    /** @in 7 */ onRerankEnd?: any;
    /** @in 7 @deprecated 7 */ experimental_onEvaluateStart?: any;
    /** @in 7 @deprecated 7 */ experimental_onEvaluationModelCallStart?: any;
    /** @in 7 @deprecated 7 */ experimental_onEvaluationModelCallEnd?: any;
    /** @in 7 @deprecated 7 */ experimental_onEvaluateEnd?: any;
    /** @in 7 */ experimental_onDecideStart?: any;
    /** @in 7 */ experimental_onDecisionModelCallStart?: any;
    /** @in 7 */ experimental_onDecisionModelCallEnd?: any;
    /** @in 7 */ experimental_onDecideEnd?: any;
    /** @in 7 */ experimental_onStreamTranscriptionStart?: any;
    /** @in 7 */ experimental_onStreamTranscriptionEnd?: any;
    /** @in 7 */ onEnd?: (event: GenerateTextEndEvent) => any;
    /** @in 7 */ onAbort?: (event: any) => any;
    /** @in 7 */ onError?: (event: any) => any;
    /** @in 7 */ executeLanguageModelCall?: any;
    /** @in 7 */ executeTool?: any;
  }
  /** @in 6 */
  export type TelemetryIntegration = Telemetry;
  /** @in 6 */
  export function registerTelemetryIntegration(integration: Telemetry): void;
  /** @in 7 */
  export function registerTelemetry(...integrations: Telemetry[]): void;
  /** @in 6 */
  export function bindTelemetryIntegration(integration: Telemetry): Telemetry;

  // ------------------------------------------------------------------------------------------------------- stream parts

  export type TextStreamPart<A = any> =
    | TextDeltaPart
    | ReasoningTextPart
    | ReasoningSignaturePart
    | RedactedReasoningStreamPart
    | SourceStreamPart
    | FileStreamPart
    | ToolCallStreamingStartPart
    | ToolCallDeltaPart
    | StepStartPart
    | StepFinishPart
    | FinishPart
    | ErrorPart
    | TypedToolCall
    | TypedToolResult
    | TextStartPart
    | TextEndPart
    | ReasoningStartPart
    | ReasoningEndPart
    | ReasoningDeltaPart
    | ToolInputStartPart
    | ToolInputEndPart
    | ToolInputDeltaPart
    | TypedToolError
    | StartStepPart
    | FinishStepPart
    | StartPart
    | AbortPart
    | RawPart
    | ToolOutputDeniedPart
    | ToolApprovalRequestOutput
    | CustomStreamPart
    | ReasoningFileStreamPart
    | SteeringMessagePart
    | PingPart
    | ToolApprovalResponseOutput;
  interface TextDeltaPart {
    type: 'text-delta';
    /** @in 4 */ textDelta?: string;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ text?: string;
  }
  interface ReasoningTextPart {
    /** @in 4 */ type: 'reasoning';
    /** @in 4 */ textDelta?: string;
  }
  interface ReasoningSignaturePart {
    /** @in 4 */ type: 'reasoning-signature';
    /** @in 4 */ signature?: string;
  }
  interface RedactedReasoningStreamPart {
    /** @in 4 */ type: 'redacted-reasoning';
    /** @in 4 */ data?: any;
  }
  interface SourceStreamPart {
    type: 'source';
    /** @in 4 */ source?: Source;
    /** @in 5 6 7 */ sourceType?: any;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ url?: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ mediaType?: string;
    /** @in 5 6 7 */ filename?: string;
  }
  interface FileStreamPart {
    type: 'file';
    /** @in 4 */ base64?: string;
    /** @in 4 */ uint8Array?: Uint8Array;
    /** @in 4 */ mimeType?: string;
    /** @in 5 6 7 */ file?: GeneratedFile;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ToolCallStreamingStartPart {
    /** @in 4 */ type: 'tool-call-streaming-start';
    /** @in 4 */ toolCallId?: string;
    /** @in 4 */ toolName?: string;
  }
  interface ToolCallDeltaPart {
    /** @in 4 */ type: 'tool-call-delta';
    /** @in 4 */ toolCallId?: string;
    /** @in 4 */ toolName?: string;
    /** @in 4 */ argsTextDelta?: string;
  }
  interface StepStartPart {
    /** @in 4 */ type: 'step-start';
    /** @in 4 */ messageId?: string;
    /** @in 4 */ request?: LanguageModelRequestMetadata;
    /** @in 4 */ warnings?: CallWarning[];
  }
  interface StepFinishPart {
    /** @in 4 */ type: 'step-finish';
    /** @in 4 */ messageId?: string;
    /** @in 4 */ logprobs?: any;
    /** @in 4 */ request?: LanguageModelRequestMetadata;
    /** @in 4 */ warnings?: CallWarning[];
    /** @in 4 */ response?: StepResponse;
    /** @in 4 */ usage?: LanguageModelUsage;
    /** @in 4 */ finishReason?: FinishReason;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 4 */ isContinued?: boolean;
  }
  interface FinishPart {
    type: 'finish';
    finishReason: FinishReason;
    /** @in 4 */ usage?: LanguageModelUsage;
    /** @in 4 */ providerMetadata?: ProviderMetadata;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    /** @in 4 */ logprobs?: any;
    /** @in 4 */ response?: GenerateTextResponse;
    /** @in 5 6 7 */ totalUsage?: LanguageModelUsage;
    /** @in 6 7 */ rawFinishReason?: string;
  }
  interface ErrorPart {
    type: 'error';
    error: any;
  }
  interface TextStartPart {
    /** @in 5 6 7 */ type: 'text-start';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface TextEndPart {
    /** @in 5 6 7 */ type: 'text-end';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ citations?: any;
  }
  interface ReasoningStartPart {
    /** @in 5 6 7 */ type: 'reasoning-start';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ReasoningEndPart {
    /** @in 5 6 7 */ type: 'reasoning-end';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ReasoningDeltaPart {
    /** @in 5 6 7 */ type: 'reasoning-delta';
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ text?: string;
  }
  interface ToolInputStartPart {
    /** @in 5 6 7 */ type: 'tool-input-start';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ toolName?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 6 7 */ inputEncoding?: any;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  interface ToolInputEndPart {
    /** @in 5 6 7 */ type: 'tool-input-end';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ToolInputDeltaPart {
    /** @in 5 6 7 */ type: 'tool-input-delta';
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ delta?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface StartStepPart {
    /** @in 5 6 7 */ type: 'start-step';
    /** @in 5 6 7 */ request?: LanguageModelRequestMetadata;
    /** @in 5 6 7 */ warnings?: CallWarning[];
  }
  interface FinishStepPart {
    /** @in 5 6 7 */ type: 'finish-step';
    /** @in 5 6 7 */ response?: StepResponse;
    /** @in 5 6 7 */ usage?: LanguageModelUsage;
    /** @in 5 6 7 */ finishReason?: FinishReason;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ rawFinishReason?: string;
    /** @in 7 */ performance?: any;
  }
  interface StartPart {
    /** @in 5 6 7 */ type: 'start';
  }
  interface AbortPart {
    /** @in 5 6 7 */ type: 'abort';
    /** @in 6 7 */ reason?: string;
  }
  interface RawPart {
    /** @in 5 6 7 */ type: 'raw';
    /** @in 5 6 7 */ rawValue?: any;
  }
  interface ToolOutputDeniedPart {
    /** @in 6 7 */ type: 'tool-output-denied';
    /** @in 6 7 */ toolCallId?: string;
    /** @in 6 7 */ toolName?: string;
    /** @in 6 7 */ providerExecuted?: boolean;
    /** @in 6 7 */ dynamic?: boolean;
  }
  interface CustomStreamPart {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind?: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ReasoningFileStreamPart {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ file?: GeneratedFile;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface SteeringMessagePart {
    /** @in 7 */ type: 'steering-message';
    /** @in 7 */ id?: string;
    /** @in 7 */ message?: UserModelMessage;
    /** @in 7 */ stepNumber?: number;
  }
  interface PingPart {
    /** @in 7 */ type: 'ping';
  }
  /** @in 7 */
  export type LanguageModelStreamPart<A = any> = TextStreamPart;
  /** @in 7 */
  export type Experimental_LanguageModelStreamPart<A = any> = TextStreamPart;
  export type ObjectStreamPart<PARTIAL = any> = ObjectPart<PARTIAL> | ObjectTextDeltaPart | ErrorPart | ObjectFinishPart;
  interface ObjectPart<PARTIAL = any> {
    type: 'object';
    object: PARTIAL;
  }
  interface ObjectTextDeltaPart {
    type: 'text-delta';
    textDelta: string;
  }
  interface ObjectFinishPart {
    type: 'finish';
    finishReason: FinishReason;
    /** @in 4 */ logprobs?: any;
    usage: LanguageModelUsage;
    response: ObjectResponse;
    providerMetadata?: ProviderMetadata;
  }
  interface StreamTextTransformOptions {
    tools: ToolSet;
    stopStream: () => void;
  }
  export type StreamTextTransform<A = any> = (
    options: StreamTextTransformOptions,
  ) => TransformStream<TextStreamPart, TextStreamPart>;
  interface SmoothStreamOptions {
    delayInMs?: any;
    chunking?: any;
    _internal?: any;
  }
  export function smoothStream<A = any>(options?: SmoothStreamOptions): StreamTextTransform;

  // --------------------------------------------------------------------------------------------------------- UI streams

  /** @in 5 6 7 */
  export type UIMessageChunk<A = any, B = any> =
    | TextStartChunk
    | TextDeltaChunk
    | TextEndChunk
    | ReasoningStartChunk
    | ReasoningDeltaChunk
    | ReasoningEndChunk
    | ErrorChunk
    | ToolInputAvailableChunk
    | ToolInputErrorChunk
    | ToolOutputAvailableChunk
    | ToolOutputErrorChunk
    | ToolInputStartChunk
    | ToolInputDeltaChunk
    | SourceUrlChunk
    | SourceDocumentChunk
    | FileChunk
    | StartStepChunk
    | FinishStepChunk
    | StartChunk
    | FinishChunk
    | AbortChunk
    | MessageMetadataChunk
    | ToolApprovalRequestChunk
    | ToolOutputDeniedChunk
    | CustomChunk
    | ToolApprovalResponseChunk
    | ReasoningFileChunk
    | SteeringMessageChunk
    | ResetStepChunk
    | DataChunk;
  interface TextStartChunk {
    /** @in 5 6 7 */ type: 'text-start';
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface TextDeltaChunk {
    /** @in 5 6 7 */ type: 'text-delta';
    /** @in 5 6 7 */ delta: string;
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface TextEndChunk {
    /** @in 5 6 7 */ type: 'text-end';
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 7 */ citations?: any;
  }
  interface ReasoningStartChunk {
    /** @in 5 6 7 */ type: 'reasoning-start';
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ReasoningDeltaChunk {
    /** @in 5 6 7 */ type: 'reasoning-delta';
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ delta: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ReasoningEndChunk {
    /** @in 5 6 7 */ type: 'reasoning-end';
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ErrorChunk {
    /** @in 5 6 7 */ type: 'error';
    /** @in 5 6 7 */ errorText: string;
  }
  interface ToolInputAvailableChunk {
    /** @in 5 6 7 */ type: 'tool-input-available';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ toolName: string;
    /** @in 5 6 7 */ input: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  interface ToolInputErrorChunk {
    /** @in 5 6 7 */ type: 'tool-input-error';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ toolName: string;
    /** @in 5 6 7 */ input: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 5 6 7 */ errorText: string;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  interface ToolOutputAvailableChunk {
    /** @in 5 6 7 */ type: 'tool-output-available';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ output: any;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 5 6 7 */ preliminary?: boolean;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ toolMetadata?: any;
  }
  interface ToolOutputErrorChunk {
    /** @in 5 6 7 */ type: 'tool-output-error';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ errorText: string;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ toolMetadata?: any;
  }
  interface ToolInputStartChunk {
    /** @in 5 6 7 */ type: 'tool-input-start';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ toolName: string;
    /** @in 5 6 7 */ providerExecuted?: boolean;
    /** @in 5 6 7 */ dynamic?: boolean;
    /** @in 6 7 */ inputEncoding?: any;
    /** @in 6 7 */ providerMetadata?: ProviderMetadata;
    /** @in 6 7 */ toolMetadata?: any;
    /** @in 6 7 */ title?: string;
  }
  interface ToolInputDeltaChunk {
    /** @in 5 6 7 */ type: 'tool-input-delta';
    /** @in 5 6 7 */ toolCallId: string;
    /** @in 5 6 7 */ inputTextDelta: string;
  }
  interface SourceUrlChunk {
    /** @in 5 6 7 */ type: 'source-url';
    /** @in 5 6 7 */ sourceId: string;
    /** @in 5 6 7 */ url: string;
    /** @in 5 6 7 */ title?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface SourceDocumentChunk {
    /** @in 5 6 7 */ type: 'source-document';
    /** @in 5 6 7 */ sourceId: string;
    /** @in 5 6 7 */ mediaType: string;
    /** @in 5 6 7 */ title: string;
    /** @in 5 6 7 */ filename?: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface FileChunk {
    /** @in 5 6 7 */ type: 'file';
    /** @in 5 6 7 */ url: string;
    /** @in 5 6 7 */ mediaType: string;
    /** @in 5 6 7 */ providerMetadata?: ProviderMetadata;
  }
  interface StartStepChunk {
    /** @in 5 6 7 */ type: 'start-step';
  }
  interface FinishStepChunk {
    /** @in 5 6 7 */ type: 'finish-step';
  }
  interface StartChunk {
    /** @in 5 6 7 */ type: 'start';
    /** @in 5 6 7 */ messageId?: string;
    /** @in 5 6 7 */ messageMetadata?: any;
  }
  interface FinishChunk {
    /** @in 5 6 7 */ type: 'finish';
    /** @in 5 6 7 */ finishReason?: FinishReason;
    /** @in 5 6 7 */ messageMetadata?: any;
  }
  interface AbortChunk {
    /** @in 5 6 7 */ type: 'abort';
    /** @in 6 7 */ reason?: string;
  }
  interface MessageMetadataChunk {
    /** @in 5 6 7 */ type: 'message-metadata';
    /** @in 5 6 7 */ messageMetadata: any;
  }
  interface ToolApprovalRequestChunk {
    /** @in 6 7 */ type: 'tool-approval-request';
    /** @in 6 7 */ approvalId: string;
    /** @in 6 7 */ toolCallId: string;
    /** @in 6 7 */ approvalDescriptor?: any;
    /** @in 6 7 */ inputSchemaInput?: any;
    /** @in 6 7 */ signature?: string;
    /** @in 7 */ reason?: string;
    /** @in 7 */ isAutomatic?: boolean;
  }
  interface ToolOutputDeniedChunk {
    /** @in 6 7 */ type: 'tool-output-denied';
    /** @in 6 7 */ toolCallId: string;
  }
  interface CustomChunk {
    /** @in 7 */ type: 'custom';
    /** @in 7 */ kind: any;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ToolApprovalResponseChunk {
    /** @in 7 */ type: 'tool-approval-response';
    /** @in 7 */ approvalId: string;
    /** @in 7 */ approved: boolean;
    /** @in 7 */ reason?: string;
    /** @in 7 */ providerExecuted?: boolean;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface ReasoningFileChunk {
    /** @in 7 */ type: 'reasoning-file';
    /** @in 7 */ url: string;
    /** @in 7 */ mediaType: string;
    /** @in 7 */ providerMetadata?: ProviderMetadata;
  }
  interface SteeringMessageChunk {
    /** @in 7 */ type: 'steering-message';
    /** @in 7 */ id: string;
    /** @in 7 */ parts: UIMessagePart[];
  }
  interface ResetStepChunk {
    /** @in 7 */ type: 'reset-step';
  }
  /** @in 5 6 7 */
  export type InferUIMessageChunk<A = any> = UIMessageChunk;
  interface DataChunk {
    /** @in 5 6 7 */ type: `data-${string}`;
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ data: any;
    /** @in 5 6 7 */ transient?: boolean;
  }
  /** @in 5 6 7 */
  export interface UIMessageStreamOptions<M = UIMessage> {
    /** @in 5 6 7 */ originalMessages?: UIMessage[];
    /** @in 5 6 7 */ generateMessageId?: any;
    /** @in 5 6 7 @deprecated 7 */ onFinish?: (event: UIMessageStreamEndEvent) => any;
    /** @in 5 6 7 */ messageMetadata?: (options: MessageMetadataArgument) => any;
    /** @in 5 6 7 */ sendReasoning?: any;
    /** @in 5 6 7 */ sendSources?: any;
    /** @in 5 6 7 */ sendFinish?: any;
    /** @in 5 6 7 */ sendStart?: any;
    /** @in 5 6 7 */ onError?: (error: any) => string;
    /** @in 7 */ onStepEnd?: (event: UIMessageStreamStepEndEvent) => any;
    /** @in 7 @deprecated 7 */ onStepFinish?: (event: UIMessageStreamStepEndEvent) => any;
    /** @in 7 */ onEnd?: (event: UIMessageStreamEndEvent) => any;
    /** @in 7 */ redactToolErrors?: any;
  }
  interface UIMessageStreamResponseOptions extends UIMessageStreamOptions, ResponseInit {
    /** @in 5 6 7 */ keepAliveMs?: any;
    /** @in 5 6 7 */ consumeSseStream?: any;
  }
  interface MessageMetadataArgument {
    /** @in 5 6 7 */ part: TextStreamPart;
  }
  interface UIMessageStreamEndEvent {
    /** @in 5 6 7 */ messages: UIMessage[];
    /** @in 5 6 7 */ isContinuation: boolean;
    /** @in 5 6 7 */ isAborted: boolean;
    /** @in 5 6 7 */ outcome: any;
    /** @in 5 6 7 */ responseMessage: UIMessage;
    /** @in 5 6 7 */ finishReason?: FinishReason;
    /** @in 7 */ isCancelled?: any;
  }
  interface UIMessageStreamStepEndEvent {
    /** @in 6 7 */ messages: UIMessage[];
    /** @in 6 7 */ isContinuation: boolean;
    /** @in 6 7 */ responseMessage: UIMessage;
  }
  /** @in 5 6 7 @deprecated 7 */
  export type UIMessageStreamOnFinishCallback<A = any> = (event: UIMessageStreamEndEvent) => any;
  /** @in 7 */
  export type UIMessageStreamOnEndCallback<A = any> = (event: UIMessageStreamEndEvent) => any;
  /** @in 6 7 @deprecated 7 */
  export type UIMessageStreamOnStepFinishCallback<A = any> = (event: UIMessageStreamStepEndEvent) => any;
  /** @in 7 */
  export type UIMessageStreamOnStepEndCallback<A = any> = (event: UIMessageStreamStepEndEvent) => any;
  /** @in 5 6 7 */
  export interface UIMessageStreamWriter<M = UIMessage> {
    /** @in 5 6 7 */ write: (part: UIMessageChunk) => void;
    /** @in 5 6 7 */ merge: (stream: ReadableStream<any>) => void;
    /** @in 5 6 7 */ onError: (error: any) => string;
  }
  interface CreateUIMessageStreamOptions {
    /** @in 5 6 7 */ execute?: (options: CreateUIMessageStreamArgument) => any;
    /** @in 5 6 7 */ onError?: (error: any) => string;
    /** @in 5 6 7 */ originalMessages?: UIMessage[];
    /** @in 5 6 7 @deprecated 7 */ onFinish?: (event: UIMessageStreamEndEvent) => any;
    /** @in 5 6 7 */ generateId?: any;
    /** @in 6 7 @deprecated 7 */ onStepFinish?: (event: UIMessageStreamStepEndEvent) => any;
    /** @in 7 */ onStepEnd?: (event: UIMessageStreamStepEndEvent) => any;
    /** @in 7 */ onEnd?: (event: UIMessageStreamEndEvent) => any;
  }
  interface CreateUIMessageStreamArgument {
    /** @in 5 6 7 */ writer: UIMessageStreamWriter;
  }
  interface UIMessageStreamResponseInit extends ResponseInit {
    /** @in 5 6 7 */ keepAliveMs?: any;
    /** @in 5 6 7 */ consumeSseStream?: any;
    /** @in 5 6 7 */ stream?: ReadableStream<UIMessageChunk>;
    /** @in 5 6 7 */ response?: any;
  }
  interface TextStreamResponseInit extends ResponseInit {
    /** @in 5 6 */ textStream?: ReadableStream<string>;
    /** @in 5 6 7 */ response?: any;
    /** @in 7 */ stream?: ReadableStream<string>;
  }
  interface ToUIMessageStreamOptions extends UIMessageStreamOptions {
    /** @in 7 */ stream?: ReadableStream<TextStreamPart>;
    /** @in 7 */ tools?: ToolSet;
  }
  /** @in 5 6 7 */
  export function createUIMessageStream<M = UIMessage>(options: CreateUIMessageStreamOptions): ReadableStream<UIMessageChunk>;
  /** @in 5 6 7 */
  export function createUIMessageStreamResponse(options: UIMessageStreamResponseInit): Response;
  /** @in 5 6 7 */
  export function pipeUIMessageStreamToResponse(options: UIMessageStreamResponseInit): any;
  /** @in 7 */
  export function toUIMessageStream<A = any, B = any>(options: ToUIMessageStreamOptions): ReadableStream<UIMessageChunk>;
  /** @in 5 6 7 */
  export function createTextStreamResponse(options: TextStreamResponseInit): Response;
  /** @in 5 6 7 */
  export function pipeTextStreamToResponse(options: TextStreamResponseInit): any;
  interface ReadUIMessageStreamOptions {
    /** @in 5 6 7 */ message?: UIMessage;
    /** @in 5 6 7 */ stream?: any;
    /** @in 5 6 7 */ onError?: (error: any) => any;
    /** @in 5 6 7 */ terminateOnError?: any;
  }
  /** @in 5 6 7 */
  export function readUIMessageStream<M = UIMessage>(options: ReadUIMessageStreamOptions): AsyncIterableStream<UIMessage>;

  /** The data stream of 4. @in 4 */
  export interface DataStreamWriter {
    /** @in 4 */ write: (part: any) => void;
    /** @in 4 */ writeData: (value: any) => void;
    /** @in 4 */ writeMessageAnnotation: (value: any) => void;
    /** @in 4 */ writeSource: (source: Source) => void;
    /** @in 4 */ merge: (stream: ReadableStream<any>) => void;
    /** @in 4 */ onError: (error: any) => string;
  }
  /** @in 4 */
  export interface DataStreamOptions {
    /** @in 4 */ sendUsage?: any;
    /** @in 4 */ sendReasoning?: any;
    /** @in 4 */ sendSources?: any;
    /** @in 4 */ experimental_sendFinish?: any;
    /** @in 4 */ experimental_sendStart?: any;
    /** @in 4 */ data?: StreamData;
    /** @in 4 */ getErrorMessage?: (error: any) => string;
  }
  interface DataStreamResponseInit extends DataStreamOptions, ResponseInit {
  }
  interface CreateDataStreamOptions extends ResponseInit {
    /** @in 4 */ execute?: (writer: DataStreamWriter) => any;
    /** @in 4 */ onError?: (error: any) => string;
  }
  /** @in 4 */
  export function createDataStream(options: CreateDataStreamOptions): ReadableStream<any>;
  /** @in 4 */
  export function createDataStreamResponse(options: CreateDataStreamOptions): Response;
  /** @in 4 */
  export function pipeDataStreamToResponse(response: any, options: CreateDataStreamOptions): void;
  /** @in 4 */
  export class StreamData {
    constructor();
    /** @in 4 */
    append(value: any): void;
    /** @in 4 */
    appendMessageAnnotation(value: any): void;
    /** @in 4 */
    close(): Promise<void>;
    /** @in 4 */
    stream: ReadableStream<any>;
  }

  /** @in 4 */
  export namespace LangChainAdapter {
    function toDataStream(stream: any, callbacks?: any): ReadableStream<any>;
    function toDataStreamResponse(stream: any, options?: DataStreamResponseInit & { init?: any; callbacks?: any }): Response;
    function mergeIntoDataStream(stream: any, options: { dataStream: DataStreamWriter; callbacks?: any }): void;
  }
  /** @in 4 */
  export namespace LlamaIndexAdapter {
    function toDataStream(stream: any, callbacks?: any): ReadableStream<any>;
    function toDataStreamResponse(stream: any, options?: DataStreamResponseInit & { init?: any; callbacks?: any }): Response;
    function mergeIntoDataStream(stream: any, options: { dataStream: DataStreamWriter; callbacks?: any }): void;
  }

  // ---------------------------------------------------------------------------------------------------- message helpers

  interface ConvertToModelMessagesOptions {
    tools?: ToolSet;
    /** @in 5 6 7 */ ignoreIncompleteToolCalls?: any;
    /** @in 5 6 7 */ convertDataPart?: (part: DataUIPart) => any;
  }
  /** @in 5 6 7 */
  export function convertToModelMessages<M = UIMessage>(
    messages: Array<Partial<UIMessage>>,
    options?: ConvertToModelMessagesOptions,
  ): ModelMessage[] & Promise<ModelMessage[]>;
  /** @in 4 5 */
  export function convertToCoreMessages<T = any>(messages: Array<Partial<UIMessage>>, options?: ConvertToModelMessagesOptions): ModelMessage[];
  interface AppendResponseMessagesOptions {
    /** @in 4 */ messages?: UIMessage[];
    /** @in 4 */ responseMessages?: ResponseMessage[];
    /** @in 4 */ _internal?: any;
  }
  /** @in 4 */
  export function appendResponseMessages(options: AppendResponseMessagesOptions): UIMessage[];
  interface AppendClientMessageOptions {
    /** @in 4 */ messages?: UIMessage[];
    /** @in 4 */ message?: UIMessage;
  }
  /** @in 4 */
  export function appendClientMessage(options: AppendClientMessageOptions): UIMessage[];
  interface PruneMessagesOptions {
    /** @in 5 6 7 */ messages?: ModelMessage[];
    /** @in 5 6 7 */ reasoning?: any;
    /** @in 5 6 7 */ toolCalls?: any;
    /** @in 5 6 7 */ emptyMessages?: any;
  }
  /** @in 5 6 7 */
  export function pruneMessages(options: PruneMessagesOptions): ModelMessage[];
  interface ValidateUIMessagesOptions {
    /** @in 5 6 7 */ messages?: any;
    /** @in 5 6 7 */ metadataSchema?: any;
    /** @in 5 6 7 */ dataSchemas?: any;
    /** @in 5 6 7 */ tools?: ToolSet;
    /** @in 7 */ experimental_refineToolInput?: any;
  }
  /** @in 5 6 7 */
  export function validateUIMessages<M = UIMessage>(options: ValidateUIMessagesOptions): Promise<UIMessage[]>;
  /** @in 5 6 7 */
  export function isToolUIPart<A = any>(part: any): part is ToolUIPart | DynamicToolUIPart;
  /** @in 6 7 */
  export function isStaticToolUIPart<A = any>(part: any): part is ToolUIPart;
  /** @in 5 6 7 */
  export function isDataUIPart<A = any>(part: any): part is DataUIPart;
  /** @in 5 6 7 */
  export function isTextUIPart(part: any): part is TextUIPart;
  /** @in 5 6 7 */
  export function isFileUIPart(part: any): part is FileUIPart;
  /** @in 5 6 7 */
  export function isReasoningUIPart(part: any): part is ReasoningUIPart;
  /** @in 5 6 7 */
  export function getToolName<A = any>(part: ToolUIPart | DynamicToolUIPart): string;
  /** @in 5 6 7 @deprecated 7 */
  export function getToolOrDynamicToolName<A = any>(part: ToolUIPart | DynamicToolUIPart): string;

  // ------------------------------------------------------------------------------------------------------------- agents

  /** @in 6 7 */
  export interface ToolLoopAgentSettings<A = any, B = any, C = any, D = any> extends CallSettings {
    /** @in 5 6 7 */ model?: any;
    /** @in 5 6 7 */ tools?: ToolSet;
    /** @in 5 6 7 */ toolChoice?: ToolChoice;
    /** @in 5 6 7 */ stopWhen?: Arrayable<StopCondition>;
    /** @in 5 6 7 @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 5 6 7 */ activeTools?: any;
    /** @in 5 6 7 */ prepareStep?: PrepareStepFunction;
    /** @in 5 6 7 @deprecated 7 */ experimental_repairToolCall?: ToolCallRepairFunction;
    /** @in 5 6 7 @deprecated 7 */ onStepFinish?: (event: StepResult) => any;
    /** @in 5 6 */ experimental_context?: any;
    /** @in 5 7 */ _internal?: any;
    /** @in 6 7 */ timeout?: TimeoutConfiguration;
    /** @in 6 7 */ id?: string;
    /** @in 6 7 */ instructions?: Instructions;
    /** @in 6 7 */ allowSystemInMessages?: boolean;
    /** @in 6 7 */ output?: any;
    /** @in 6 7 @deprecated 7 */ onFinish?: (event: GenerateTextEndEvent) => any;
    /** @in 6 7 */ experimental_toolApprovalSecret?: any;
    /** @in 6 7 */ providerOptions?: ProviderOptions;
    /** @in 6 7 */ experimental_download?: any;
    /** @in 6 7 */ callOptionsSchema?: any;
    /** @in 6 7 */ prepareCall?: (options: AgentPrepareCallArgument) => AgentPrepareCallResult | PromiseLike<AgentPrepareCallResult>;
    /** @in 7 */ toolsContext?: any;
    /** @in 7 */ telemetry?: TelemetrySettings;
    /** @in 7 */ toolOrder?: any;
    /** @in 7 */ toolCallConcurrency?: number;
    /** @in 7 */ runtimeContext?: any;
    /** @in 7 */ toolApproval?: Record<string, any> | ((options: ToolApprovalArgument) => any);
    /** @in 7 */ experimental_toolCallers?: any;
    /** @in 7 */ repairToolCall?: ToolCallRepairFunction;
    /** @in 7 */ experimental_refineToolInput?: any;
    /** @in 7 */ onStart?: (event: OnStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onStart?: (event: OnStartEvent) => any;
    /** @in 7 */ onStepStart?: (event: OnStepStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onStepStart?: (event: OnStepStartEvent) => any;
    /** @in 7 */ onLanguageModelCallStart?: (event: LanguageModelCallStartEvent) => any;
    /** @in 7 */ onLanguageModelCallEnd?: (event: LanguageModelCallEndEvent) => any;
    // No type of 6 has these two, but they were handed on to the call.
    /** @in 6 */ experimental_onToolCallStart?: (event: OnToolCallStartEvent) => any;
    /** @in 6 */ experimental_onToolCallFinish?: (event: OnToolCallFinishEvent) => any;
    /** @in 7 */ onToolExecutionStart?: (event: OnToolCallStartEvent) => any;
    /** @in 7 */ onToolExecutionEnd?: (event: OnToolCallFinishEvent) => any;
    /** @in 7 */ onStepEnd?: (event: StepResult) => any;
    /** @in 7 */ onStepError?: (event: GenerateTextStepErrorEvent) => any;
    /** @in 7 */ onError?: (event: StreamErrorEvent) => any;
    /** @in 7 */ onAbort?: (event: StreamAbortEvent) => any;
    /** @in 7 */ onEnd?: (event: GenerateTextEndEvent) => any;
    /** @in 7 */ include?: IncludeSettings;
  }
  /** The settings of `Experimental_Agent`: 5 took `system`, later generations take what ToolLoopAgent takes. */
  interface AgentSettings extends ToolLoopAgentSettings {
    /** @in 5 */ system?: string;
    /** @in 5 */ experimental_output?: any;
    /** @in 5 */ experimental_prepareStep?: PrepareStepFunction;
  }
  /** @in 5 6 7 */
  export type Experimental_AgentSettings<A = any, B = any, C = any, D = any> = AgentSettings;
  interface AgentPrepareCallArgument extends ToolLoopAgentSettings {
    /** @in 6 7 @deprecated 7 */ experimental_telemetry?: TelemetrySettings;
    /** @in 6 7 */ prompt?: string | ModelMessage[];
    /** @in 6 7 */ messages?: ModelMessage[];
    /** @in 6 7 */ options?: any;
  }
  interface AgentPrepareCallResult extends ToolLoopAgentSettings {
    /** @in 6 7 */ prompt?: string | ModelMessage[];
    /** @in 6 7 */ messages?: ModelMessage[];
  }
  interface AgentCallOptions {
    /** @in 5 */ system?: any;
    /** @in 5 */ allowSystemInMessages?: boolean;
    /** @in 5 6 7 */ prompt?: string | ModelMessage[];
    /** @in 5 6 7 */ messages?: ModelMessage[];
    /** @in 5 */ providerMetadata?: ProviderMetadata;
    /** @in 5 */ providerOptions?: ProviderOptions;
    /** @in 6 7 */ options?: any;
    /** @in 6 7 */ abortSignal?: AbortSignal;
    /** @in 6 7 */ timeout?: TimeoutConfiguration;
    /** @in 6 7 @deprecated 7 */ onStepFinish?: (event: StepResult) => any;
    /** @in 6 7 */ experimental_transform?: Arrayable<StreamTextTransform>;
    /** @in 7 */ onStart?: (event: OnStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onStart?: (event: OnStartEvent) => any;
    /** @in 7 */ onStepStart?: (event: OnStepStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onStepStart?: (event: OnStepStartEvent) => any;
    /** @in 7 */ onToolExecutionStart?: (event: OnToolCallStartEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onToolCallStart?: (event: OnToolCallStartEvent) => any;
    /** @in 7 */ onToolExecutionEnd?: (event: OnToolCallFinishEvent) => any;
    /** @in 7 @deprecated 7 */ experimental_onToolCallFinish?: (event: OnToolCallFinishEvent) => any;
    /** @in 7 */ onStepEnd?: (event: StepResult) => any;
    /** @in 7 */ onEnd?: (event: GenerateTextEndEvent) => any;
    /** @in 7 @deprecated 7 */ onFinish?: (event: GenerateTextEndEvent) => any;
    /** @in 7 */ experimental_sandbox?: any;
    /** @in 7 */ experimental_steering?: any;
  }
  /** @in 6 7 */
  export type AgentCallParameters<A = any, B = any, C = any> = AgentCallOptions;
  /** @in 6 7 */
  export type AgentStreamParameters<A = any, B = any, C = any> = AgentCallOptions;
  /** @in 6 7 */
  export interface Agent<A = any, B = any, C = any, D = any> {
    /** @in 6 7 */ version: any;
    /** @in 6 7 */ id: string;
    /** @in 6 7 */ tools: ToolSet;
    /** @in 6 7 */ generate: (options: AgentCallOptions) => PromiseLike<GenerateTextResult>;
    /** @in 6 7 */ stream: (options: AgentCallOptions) => PromiseLike<StreamTextResult>;
  }
  /** @in 6 7 */
  export class ToolLoopAgent<A = any, B = any, C = any, D = any> {
    constructor(settings: ToolLoopAgentSettings);
    /** @in 6 7 */
    readonly version: string;
    /** @in 6 7 */
    readonly id: string | undefined;
    /** @in 6 7 */
    readonly tools: ToolSet;
    /** @in 6 7 */
    generate(options: AgentCallOptions): Promise<GenerateTextResult>;
    /** @in 6 7 */
    stream(options: AgentCallOptions): Promise<StreamTextResult>;
  }
  /** @in 5 6 7 */
  export class Experimental_Agent<A = any, B = any, C = any, D = any> {
    constructor(settings: AgentSettings);
    /** @in 6 7 */
    readonly version: string;
    /** @in 6 7 */
    readonly id: string | undefined;
    /** @in 5 6 7 */
    readonly tools: ToolSet;
    /** @in 5 6 7 */
    generate(options: AgentCallOptions): Promise<GenerateTextResult>;
    /** The result itself in 5, a promise of it later. @in 5 6 7 */
    stream(options: AgentCallOptions): StreamTextResult & PromiseLike<StreamTextResult>;
    /** @in 5 */
    respond(options: AgentRespondOptions): Response;
  }
  interface AgentRespondOptions extends UIMessageStreamResponseOptions {
    /** @in 5 */ messages?: UIMessage[];
  }
  interface AgentUIStreamOptions extends UIMessageStreamResponseOptions {
    /** @in 6 7 */ agent?: any;
    /** @in 6 7 */ uiMessages?: any;
    /** @in 6 7 */ abortSignal?: AbortSignal;
    /** @in 6 7 */ timeout?: TimeoutConfiguration;
    /** @in 6 7 */ options?: any;
    /** @in 6 7 */ experimental_transform?: Arrayable<StreamTextTransform>;
    /** @in 6 7 @deprecated 7 */ onStepFinish?: (event: any) => any;
    /** @in 6 7 */ response?: any;
    /** @in 7 */ convertDataPart?: any;
    /** @in 7 */ experimental_sandbox?: any;
    /** @in 7 */ experimental_steering?: any;
    /** @in 7 */ onStepEnd?: (event: any) => any;
    /** @in 7 */ onUIMessageStepEnd?: any;
  }
  /** @in 6 7 */
  export type InferAgentUIMessage<A = any, B = any> = UIMessage<B>;
  /** @in 5 6 7 */
  export type Experimental_InferAgentUIMessage<A = any, B = any> = UIMessage<B>;
  interface DirectChatTransportInit {
    /** @in 6 7 */ agent?: any;
    /** @in 6 7 */ options?: any;
    /** @in 6 7 */ onError?: any;
    /** @in 6 7 */ originalMessages?: any;
    /** @in 6 7 */ generateMessageId?: any;
    /** @in 6 7 */ messageMetadata?: any;
    /** @in 6 7 */ sendReasoning?: any;
    /** @in 6 7 */ sendSources?: any;
    /** @in 6 7 */ sendFinish?: any;
    /** @in 6 7 */ sendStart?: any;
    /** @in 7 */ onEnd?: any;
    /** @in 7 */ onStepEnd?: (event: StepResult) => any;
    /** @in 7 @deprecated 7 */ onStepFinish?: (event: StepResult) => any;
    /** @in 7 */ redactToolErrors?: any;
  }
  /** @in 6 7 */
  export class DirectChatTransport<A = any, B = any, C = any, D = any, E = any> {
    constructor(options: DirectChatTransportInit);
    /** @in 6 7 */
    sendMessages(options: ChatSendMessagesOptions): Promise<ReadableStream<UIMessageChunk>>;
    /** @in 6 7 */
    reconnectToStream(options: any): Promise<ReadableStream<UIMessageChunk> | null>;
  }
  /** @in 6 7 */
  export function createAgentUIStream<A = any, B = any, C = any, D = any, E = any, F = any>(options: AgentUIStreamOptions): Promise<AsyncIterableStream<UIMessageChunk>>;
  /** @in 6 7 */
  export function createAgentUIStreamResponse<A = any, B = any, C = any, D = any, E = any, F = any>(options: AgentUIStreamOptions): Promise<Response>;
  /** @in 6 7 */
  export function pipeAgentUIStreamToResponse<A = any, B = any, C = any, D = any, E = any, F = any>(options: AgentUIStreamOptions): Promise<void>;

  // -------------------------------------------------------------------------------------------------- models, providers

  interface WrapLanguageModelOptions {
    model: any;
    middleware: Arrayable<LanguageModelMiddleware>;
    modelId?: string;
    providerId?: any;
  }
  /** @in 5 6 7 */
  export type LanguageModelMiddleware = import('@ai-sdk/provider').LanguageModelMiddleware;
  /** @in 4 */
  export type LanguageModelV1Middleware = LanguageModelMiddleware;
  /** @in 4 */
  export type Experimental_LanguageModelV1Middleware = LanguageModelMiddleware;
  /** @in 4 */
  export type LanguageModelV1CallOptions = import('@ai-sdk/provider').LanguageModelCallOptions;
  /** @in 4 */
  export type LanguageModelV1 = import('@ai-sdk/provider').LanguageModelImplementation;
  /** @in 4 */
  export type LanguageModelV1StreamPart = import('@ai-sdk/provider').LanguageModelStreamPart;
  /** @in 4 */
  export type LanguageModelV1Prompt = import('@ai-sdk/provider').LanguageModelPrompt;
  export function wrapLanguageModel(options: WrapLanguageModelOptions): any;
  /** @in 6 7 */
  export type EmbeddingModelMiddleware = import('@ai-sdk/provider').EmbeddingModelMiddleware;
  interface WrapEmbeddingModelOptions {
    /** @in 6 7 */ model: any;
    /** @in 6 7 */ middleware: Arrayable<EmbeddingModelMiddleware>;
    /** @in 6 7 */ modelId?: string;
    /** @in 6 7 */ providerId?: any;
  }
  /** @in 6 7 */
  export function wrapEmbeddingModel(options: WrapEmbeddingModelOptions): any;
  /** @in 6 7 */
  export type ImageModelMiddleware = import('@ai-sdk/provider').ImageModelMiddleware;
  interface WrapImageModelOptions {
    /** @in 6 7 */ model: any;
    /** @in 6 7 */ middleware: Arrayable<ImageModelMiddleware>;
    /** @in 6 7 */ modelId?: string;
    /** @in 6 7 */ providerId?: any;
  }
  /** @in 6 7 */
  export function wrapImageModel(options: WrapImageModelOptions): any;
  /** What `customProvider`, `createProviderRegistry` and `wrapProvider` give back. */
  interface ModelProvider {
    languageModel(id: any): any;
    /** @in 4 5 */ textEmbeddingModel(id: any): any;
    /** @in 6 7 */ embeddingModel(id: any): any;
    imageModel(id: any): any;
    /** @in 5 6 7 */ transcriptionModel(id: any): any;
    /** @in 5 6 7 */ speechModel(id: any): any;
    /** @in 6 7 */ rerankingModel(id: any): any;
    /** @in 6 7 */ videoModel(id: any): any;
    [member: string]: any;
  }
  export type ProviderRegistryProvider<A = any, B = any> = ModelProvider;
  interface ProviderMiddlewareOptions {
    /** @in 5 6 7 */ languageModelMiddleware?: Arrayable<LanguageModelMiddleware>;
    /** @in 6 7 */ imageModelMiddleware?: Arrayable<ImageModelMiddleware>;
    /** @in 5 6 7 */ separator?: string;
  }
  export function createProviderRegistry<A = any, B = any>(providers: any, options?: ProviderMiddlewareOptions): ModelProvider;
  /** @deprecated 7 */
  export function experimental_createProviderRegistry<A = any, B = any>(providers: any, options?: ProviderMiddlewareOptions): ModelProvider;
  interface WrapProviderOptions extends ProviderMiddlewareOptions {
    /** @in 5 6 7 */ provider: any;
  }
  /** @in 5 6 7 */
  export function wrapProvider(options: WrapProviderOptions): ModelProvider;
  /** The gateway has the old name of its embedding models as an alias. */
  interface GatewayProvider {
    (modelId: any, settings?: any): any;
    /** @in 5 6 7 @deprecated 7 */ textEmbeddingModel(modelId: any): any;
    /** @in 6 7 */ embeddingModel(modelId: any): any;
    [member: string]: any;
  }
  /** @in 5 6 7 */
  export const gateway: GatewayProvider;
  /** @in 5 6 7 */
  export function createGateway(settings?: any): GatewayProvider;
  /** @in 4 */
  export function experimental_wrapLanguageModel(options: WrapLanguageModelOptions): any;
  interface SimulateReadableStreamOptions {
    chunks: import('@ai-sdk/provider').LanguageModelStreamPart[];
    initialDelayInMs?: any;
    chunkDelayInMs?: any;
    _internal?: any;
  }
  export function simulateReadableStream<A = any>(options: SimulateReadableStreamOptions): ReadableStream<any>;
  interface DefaultSettingsMiddlewareOptions {
    settings: Partial<import('@ai-sdk/provider').LanguageModelCallOptions>;
  }
  export function defaultSettingsMiddleware(options: DefaultSettingsMiddlewareOptions): LanguageModelMiddleware;
  interface CustomProviderOptions {
    languageModels?: any;
    /** @in 4 5 */ textEmbeddingModels?: any;
    imageModels?: any;
    fallbackProvider?: any;
    /** @in 5 6 7 */ transcriptionModels?: any;
    /** @in 5 6 7 */ speechModels?: any;
    /** @in 6 7 */ embeddingModels?: any;
    /** @in 6 7 */ rerankingModels?: any;
    /** @in 6 7 */ videoModels?: any;
    /** @in 7 */ decisionModels?: any;
    /** @in 7 @deprecated 7 */ evaluationModels?: any;
    /** @in 7 */ files?: GeneratedFile[];
    /** @in 7 */ skills?: any;
  }
  export function customProvider<A = any, B = any, C = any, D = any, E = any, F = any, G = any, H = any, I = any, J = any, K = any>(options: CustomProviderOptions): ModelProvider;
  /** @in 4 5 6 */
  export const experimental_customProvider: typeof customProvider;

  // ------------------------------------------------------------------------------------------------------- chat (client)

  export interface ChatRequestOptions {
    headers?: Record<string, string | undefined>;
    body?: any;
    /** @in 4 */ data?: any;
    /** @in 4 */ experimental_attachments?: FileList | Attachment[];
    /** @in 4 */ allowEmptySubmit?: any;
    /** @in 5 6 7 */ metadata?: any;
  }
  /** @in 5 6 7 */
  export interface ChatInit<M = UIMessage> {
    /** @in 5 6 7 */ id?: string;
    /** @in 5 6 7 */ messageMetadataSchema?: any;
    /** @in 5 6 7 */ dataPartSchemas?: any;
    /** @in 5 6 7 */ messages?: M[];
    /** @in 5 6 7 */ generateId?: any;
    /** @in 5 6 7 */ transport?: ChatTransport<M>;
    /** @in 5 6 7 */ onError?: (error: Error) => any;
    /** @in 5 6 7 */ onToolCall?: (options: ChatToolCallEvent) => any;
    /** @in 5 6 7 */ onFinish?: (event: ChatFinishEvent<M>) => any;
    /** @in 5 6 7 */ onData?: (part: DataUIPart) => any;
    /** @in 5 6 7 */ sendAutomaticallyWhen?: (options: { messages: M[] }) => any;
    /** @in 7 */ experimental_queue?: any;
  }
  interface ChatToolCallEvent {
    /** @in 5 6 7 */ toolCall: TypedToolCall;
  }
  interface ChatFinishEvent<M = UIMessage> {
    /** @in 5 6 7 */ message: M;
    /** @in 5 6 7 */ messages: M[];
    /** @in 5 6 7 */ isAbort: boolean;
    /** @in 5 6 7 */ isDisconnect: any;
    /** @in 5 6 7 */ isError: boolean;
    /** @in 5 6 7 */ finishReason?: FinishReason;
  }
  /** @in 5 6 7 */
  export type ChatOnFinishCallback<M = UIMessage> = (event: ChatFinishEvent<M>) => any;
  /** @in 5 6 7 */
  export type ChatOnToolCallCallback<M = UIMessage> = (event: ChatToolCallEvent) => any;
  /** @in 5 6 7 */
  export interface ChatTransport<M = UIMessage> {
    /** @in 5 6 7 */ sendMessages: (options: ChatSendMessagesOptions<M>) => Promise<ReadableStream<UIMessageChunk>>;
    /** @in 5 6 7 */ reconnectToStream: (options: any) => Promise<ReadableStream<UIMessageChunk> | null>;
    /** @in 6 7 */ resumeStreamIsReplay?: any;
    /** @in 7 */ close?: any;
  }
  interface ChatSendMessagesOptions<M = UIMessage> {
    /** @in 5 6 7 */ trigger?: any;
    /** @in 5 6 7 */ chatId?: any;
    /** @in 5 6 7 */ messageId?: string;
    /** @in 5 6 7 */ messages?: M[];
    /** @in 5 6 7 */ abortSignal?: AbortSignal;
    /** @in 5 6 7 */ headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ body?: any;
    /** @in 5 6 7 */ metadata?: any;
  }
  /** @in 5 6 7 */
  export interface HttpChatTransportInitOptions<M = UIMessage> {
    /** @in 5 6 7 */ api?: any;
    /** @in 5 6 7 */ credentials?: any;
    /** @in 5 6 7 */ headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ body?: any;
    /** @in 5 6 7 */ fetch?: any;
    /** @in 5 6 7 */ prepareSendMessagesRequest?: PrepareSendMessagesRequest<M>;
    /** @in 5 6 7 */ prepareReconnectToStreamRequest?: any;
    /** @in 6 7 */ resumeStreamIsReplay?: any;
  }
  interface PrepareSendMessagesArgument<M = UIMessage> {
    /** @in 5 6 7 */ id: string;
    /** @in 5 6 7 */ messages: M[];
    /** @in 5 6 7 */ requestMetadata: any;
    /** @in 5 6 7 */ body: any;
    /** @in 5 6 7 */ credentials: any;
    /** @in 5 6 7 */ headers: Record<string, string | undefined>;
    /** @in 5 6 7 */ api: any;
    /** @in 5 6 7 */ trigger: any;
    /** @in 5 6 7 */ messageId: string;
  }
  /** @in 5 6 7 */
  export type PrepareSendMessagesRequest<M = UIMessage> = (options: PrepareSendMessagesArgument<M>) => any;
  /** @in 5 6 7 */
  export class HttpChatTransport<M = UIMessage> {
    constructor(options?: HttpChatTransportInitOptions<NoInfer<M>>);
    /** @in 5 6 7 */
    sendMessages(options: ChatSendMessagesOptions<M>): Promise<ReadableStream<UIMessageChunk>>;
    /** @in 5 6 7 */
    reconnectToStream(options: any): Promise<ReadableStream<UIMessageChunk> | null>;
    protected processResponseStream(stream: any): ReadableStream<UIMessageChunk>;
  }
  /** @in 5 6 7 */
  export class DefaultChatTransport<M = UIMessage> extends HttpChatTransport<M> {}
  /** @in 5 6 7 */
  export class TextStreamChatTransport<M = UIMessage> extends HttpChatTransport<M> {}
  interface ChatSendMessage<M = UIMessage> extends Partial<UIMessage> {
    /** @in 5 6 7 */ text: string;
    /** @in 5 6 7 */ files?: FileList | FileUIPart[];
    /** @in 5 6 7 */ messageId?: string;
  }
  interface AddToolResultOptions {
    /** @in 5 6 7 */ state?: any;
    /** @in 5 6 7 */ tool?: any;
    toolCallId?: string;
    /** @in 5 6 7 */ output?: any;
    /** @in 5 6 7 */ errorText?: string;
    /** @in 6 7 */ options?: any;
    /** @in 4 */ result?: any;
  }
  /** @in 5 6 7 */
  export class AbstractChat<M = UIMessage> {
    constructor(init: ChatInit<NoInfer<M>>);
    /** @in 5 6 7 */
    readonly id: string;
    /** @in 5 6 7 */
    generateId: () => string;
    /** @in 5 6 7 */
    status: ChatStatus;
    /** @in 5 6 7 */
    error: Error | undefined;
    /** @in 5 6 7 */
    messages: M[];
    /** @in 5 6 7 */
    lastMessage: M | undefined;
    /** @in 5 6 7 */
    sendMessage(message?: ChatSendMessage<M>, options?: ChatRequestOptions): Promise<void>;
    /** @in 5 6 7 */
    regenerate(options?: ChatRequestOptions & { messageId?: string }): Promise<void>;
    /** @in 5 6 7 */
    resumeStream(options?: ChatRequestOptions): Promise<void>;
    /** @in 5 6 7 */
    clearError(): void;
    /** @in 5 6 7 */
    addToolOutput(options: AddToolResultOptions): Promise<void>;
    /** @in 5 6 7 */
    addToolResult(options: AddToolResultOptions): Promise<void>;
    /** @in 6 7 */
    addToolApprovalResponse(options: any): any;
    /** @in 5 6 7 */
    stop(): Promise<void>;
    /** @in 7 */
    experimental_queuedMessages: M[];
    /** @in 7 */
    experimental_removeQueuedMessage(id: string): void;
    /** @in 7 */
    experimental_sendQueuedMessageNow(id: string): Promise<void>;
    /** @in 7 */
    dispose(): Promise<void>;
  }
  /** @in 5 6 7 */
  export type ChatStatus = 'submitted' | 'streaming' | 'ready' | 'error';

  // ------------------------------------------------------------------------------------------------------------- errors

  export class AISDKError extends Error {
    constructor(options: any);
    static isInstance(error: unknown): error is AISDKError;
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
  export class NoSuchModelError extends AISDKError {
    constructor(options: NoSuchModelErrorOptions);
    static isInstance(error: unknown): error is NoSuchModelError;
    modelId: string;
    modelType: any;
  }
  interface NoSuchModelErrorOptions {
    errorName?: string;
    modelId: string;
    modelType: any;
    message?: string;
  }
  /** @in 4 */
  export class InvalidToolArgumentsError extends AISDKError {
    static isInstance(error: unknown): error is InvalidToolArgumentsError;
    /** @in 4 */ toolName: string;
    /** @in 4 */ toolArgs: any;
  }
  /** @in 5 6 7 */
  export class InvalidToolInputError extends AISDKError {
    static isInstance(error: unknown): error is InvalidToolInputError;
    /** @in 5 6 7 */ toolName: string;
    /** @in 5 6 7 */ toolInput: any;
  }
  export class NoSuchToolError extends AISDKError {
    static isInstance(error: unknown): error is NoSuchToolError;
    toolName: string;
    availableTools: any;
  }
  /** @in 4 */
  export class ToolExecutionError extends AISDKError {
    static isInstance(error: unknown): error is ToolExecutionError;
    /** @in 4 */ toolName: string;
    /** @in 4 */ toolArgs: any;
    /** @in 4 */ toolCallId: string;
  }
  export class ToolCallRepairError extends AISDKError {
    static isInstance(error: unknown): error is ToolCallRepairError;
    originalError: NoSuchToolError | InvalidToolInputError | InvalidToolArgumentsError;
  }
  export class NoObjectGeneratedError extends AISDKError {
    static isInstance(error: unknown): error is NoObjectGeneratedError;
    text: string;
    response: ObjectResponse;
    usage: LanguageModelUsage;
    finishReason: FinishReason;
  }
  export class MessageConversionError extends AISDKError {
    static isInstance(error: unknown): error is MessageConversionError;
    originalMessage: UIMessage;
  }
  export class RetryError extends AISDKError {
    static isInstance(error: unknown): error is RetryError;
    reason: string;
    lastError: any;
    errors: any;
  }

  /** In pre-releases of 5 only. @in 5 */
  export class DataStreamToSSETransformStream extends TransformStream<any, any> {}

  // ---------------------------------------------------------------------------------------------------------------- MCP

  /** @in 4 */
  export const experimental_createMCPClient: typeof import('@ai-sdk/mcp').experimental_createMCPClient;
  /** @in 5 */
  export type experimental_MCPClient = import('@ai-sdk/mcp').MCPClient;
  /** @in 5 */
  export type experimental_MCPClientConfig = import('@ai-sdk/mcp').MCPClientConfig;
}
