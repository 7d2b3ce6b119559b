// The hooks and chat classes of every framework package. React's are the reference; Vue's and Solid's wrap the same members in
// refs and accessors; Svelte has classes. `@in` names the generation of `ai` that a version of the package goes with.

declare module '@ai-sdk/react' {
  import type {
    AbstractChat,
    AddToolResultOptions,
    ChatFinishEvent,
    ChatInit,
    ChatRequestOptions,
    ChatSendMessage,
    ChatToolCallEvent,
    ChatTransport,
    DataUIPart,
    FinishReason,
    LanguageModelUsage,
  } from 'ai';

  /** @in 5 6 7 */
  export type UIMessage<A = any, B = any, C = any> = import('ai').UIMessage<A, B, C>;
  /** @in 4 */
  export type Message = import('ai').UIMessage;
  /** @in 4 */
  export type CreateMessage = import('ai').CreateMessage;
  /** @in 5 6 7 */
  export type CreateUIMessage<M = UIMessage> = import('ai').CreateUIMessage<M>;

  export interface UseChatOptions<M = UIMessage> {
    /** @in 4 */ keepLastMessageOnError?: any;
    /** @in 4 */ api?: string;
    id?: string;
    /** @in 4 */ initialMessages?: M[];
    /** @in 4 */ initialInput?: any;
    onToolCall?: (options: ChatToolCallEvent) => any;
    /** @in 4 */ onResponse?: (response: Response) => any;
    onFinish?: (message: UIMessage & ChatFinishEvent<M>, options: UseChatFinishOptions) => any;
    onError?: (error: Error) => any;
    generateId?: any;
    /** @in 4 */ credentials?: any;
    /** @in 4 */ headers?: any;
    /** @in 4 */ body?: any;
    /** @in 4 */ sendExtraMessageFields?: any;
    /** @in 4 */ streamProtocol?: any;
    /** @in 4 */ fetch?: any;
    /** @in 4 */ key?: any;
    /** @in 4 */ experimental_prepareRequestBody?: (options: PrepareRequestBodyArgument<M>) => any;
    /** @deprecated 7 */ experimental_throttle?: any;
    /** @in 4 */ maxSteps?: number;
    /** @in 5 6 7 */ chat?: AbstractChat<M>;
    /** @in 5 6 7 */ resume?: any;
    /** @in 5 6 7 */ messageMetadataSchema?: any;
    /** @in 5 6 7 */ dataPartSchemas?: any;
    /** @in 5 6 7 */ messages?: M[];
    /** @in 5 6 7 */ transport?: ChatTransport<M>;
    /** @in 5 6 7 */ onData?: (part: DataUIPart) => any;
    /** @in 5 6 7 */ sendAutomaticallyWhen?: (options: { messages: M[] }) => any;
    /** @in 7 */ throttle?: any;
    /** @in 7 */ experimental_queue?: any;
  }
  interface UseChatFinishOptions {
    /** @in 4 */ usage?: LanguageModelUsage;
    /** @in 4 */ finishReason?: FinishReason;
  }
  interface PrepareRequestBodyArgument<M = UIMessage> {
    /** @in 4 */ id: string;
    /** @in 4 */ messages: M[];
    /** @in 4 */ requestData?: any;
    /** @in 4 */ requestBody?: any;
  }
  export interface UseChatHelpers<M = UIMessage> {
    messages: M[];
    error: Error | undefined;
    /** @in 4 */ append: (message: UIMessage | CreateMessage, options?: ChatRequestOptions) => Promise<string | null | undefined>;
    /** @in 4 */ reload: (options?: ChatRequestOptions) => Promise<string | null | undefined>;
    stop: () => any;
    /** @in 4 */ experimental_resume: any;
    setMessages: (messages: M[] | ((messages: M[]) => M[])) => void;
    /** @in 4 */ input: string;
    /** @in 4 */ setInput: (value: any) => void;
    /** @in 4 */ handleInputChange: (event: any) => void;
    /** @in 4 */ handleSubmit: (event?: any, options?: ChatRequestOptions) => void;
    /** @in 4 */ metadata?: any;
    /** @in 4 */ isLoading: boolean;
    status: string;
    /** @in 4 */ data?: any;
    /** @in 4 */ setData: any;
    id: string;
    /** @deprecated 7 */ addToolResult: (options: AddToolResultOptions) => any;
    /** @in 5 6 7 */ sendMessage: (message?: ChatSendMessage<M>, options?: ChatRequestOptions) => Promise<void>;
    /** @in 5 6 7 */ regenerate: (options?: ChatRequestOptions & { messageId?: string }) => Promise<void>;
    /** @in 5 6 7 */ resumeStream: any;
    /** @in 5 6 7 */ addToolOutput: (options: AddToolResultOptions) => any;
    /** @in 5 6 7 */ clearError: any;
    /** @in 6 7 */ addToolApprovalResponse: any;
    /** @in 7 */ experimental_queuedMessages: M[];
    /** @in 7 */ experimental_removeQueuedMessage: any;
    /** @in 7 */ experimental_sendQueuedMessageNow: any;
  }
  export function useChat<M = UIMessage>(options?: UseChatOptions<NoInfer<M>>): UseChatHelpers<M>;
  // For `Parameters<typeof useChat>`, which is empty of the first.
  export function useChat(options?: UseChatOptions): UseChatHelpers;

  export interface UseCompletionOptions<B = any> {
    api?: string;
    id?: string;
    initialInput?: any;
    initialCompletion?: any;
    /** @in 4 */ onResponse?: (response: Response) => any;
    onFinish?: (prompt: string, completion: string) => any;
    onError?: (error: Error) => any;
    credentials?: any;
    headers?: any;
    body?: any;
    streamProtocol?: any;
    fetch?: any;
    /** @deprecated 7 */ experimental_throttle?: any;
    /** @in 7 */ throttle?: any;
  }
  export interface UseCompletionHelpers<B = any> {
    completion: string;
    complete: (prompt: string, options?: any) => Promise<string | null | undefined>;
    error: Error | undefined;
    stop: () => void;
    setCompletion: (completion: string) => void;
    input: string;
    setInput: (value: any) => void;
    handleInputChange: (event: any) => void;
    handleSubmit: (event?: any) => void;
    isLoading: boolean;
    /** @in 4 */ data?: any;
  }
  export function useCompletion<B = any>(options?: UseCompletionOptions): UseCompletionHelpers;

  /** @in 7 */
  export interface UseObjectOptions<A = any, B = any> {
    api: string;
    schema: any;
    id?: string;
    initialValue?: any;
    fetch?: any;
    onFinish?: (event: UseObjectFinishEvent) => any;
    onError?: (error: Error) => any;
    headers?: any;
    credentials?: any;
  }
  interface UseObjectFinishEvent {
    object: any;
    error: any;
  }
  /** @in 7 */
  export interface UseObjectHelpers<A = any, B = any> {
    submit: (input: any) => void;
    object: any;
    error: Error | undefined;
    isLoading: boolean;
    stop: () => void;
    /** @in 5 6 7 */ clear: () => void;
  }
  /** @deprecated 7 */
  export type Experimental_UseObjectOptions<A = any, B = any> = UseObjectOptions;
  /** @deprecated 7 */
  export type Experimental_UseObjectHelpers<A = any, B = any> = UseObjectHelpers;
  /** @in 7 */
  export function useObject<A = any, B = any, C = any>(options: UseObjectOptions): UseObjectHelpers;
  /** @deprecated 7 */
  export function experimental_useObject<A = any, B = any, C = any>(options: UseObjectOptions): UseObjectHelpers;

  export interface UseAssistantOptions {
    /** @in 4 */ api?: string;
    /** @in 4 */ threadId?: any;
    /** @in 4 */ credentials?: any;
    /** @in 4 */ headers?: any;
    /** @in 4 */ body?: any;
    /** @in 4 */ onError?: (error: Error) => any;
    /** @in 4 */ fetch?: any;
  }
  /** @in 4 */
  export interface UseAssistantHelpers {
    /** @in 4 */ messages: UIMessage[];
    /** @in 4 */ setMessages: (messages: UIMessage[] | ((messages: UIMessage[]) => UIMessage[])) => void;
    /** @in 4 */ threadId: any;
    /** @in 4 */ setThreadId: any;
    /** @in 4 */ input: string;
    /** @in 4 */ append: (message: UIMessage | CreateMessage, options?: any) => Promise<void>;
    /** @in 4 */ stop: () => void;
    /** @in 4 */ setInput: any;
    /** @in 4 */ handleInputChange: any;
    /** @in 4 */ submitMessage: (event?: any, options?: any) => Promise<void>;
    /** @in 4 */ status: string;
    /** @in 4 */ error: Error | undefined;
  }
  /** @in 4 */
  export function useAssistant(options: UseAssistantOptions): UseAssistantHelpers;

  /** @in 5 6 7 */
  export class Chat<M = UIMessage> extends AbstractChat<M> {
    constructor(init: ChatInit<NoInfer<M>>);
  }
  /** @in 7 */
  export const experimental_useRealtime: any;
}
declare module 'ai/react' {
  export * from '@ai-sdk/react';
}

// The members of React's helpers, each a ref.
declare module '@ai-sdk/vue' {
  import type { ShallowRef, Ref } from 'vue';
  import type * as R from '@ai-sdk/react';
  /** @in 5 6 7 */
  export type UIMessage<A = any, B = any, C = any> = import('ai').UIMessage<A, B, C>;
  /** @in 4 */
  export type Message = import('ai').UIMessage;
  /** @in 4 */
  export type CreateMessage = import('ai').CreateMessage;
  export type UseChatOptions<M = UIMessage> = R.UseChatOptions<M>;
  export type UseCompletionOptions = R.UseCompletionOptions;
  export type UseChatHelpers<M = UIMessage> = Refs<R.UseChatHelpers<M>>;
  export type UseCompletionHelpers = Refs<R.UseCompletionHelpers>;
  // Homomorphic, so that each member stays the member of the interface above; functions are not wrapped.
  type Refs<T> = { [P in keyof T]: T[P] extends ((...args: any) => any) | undefined ? T[P] : Ref<NonNullable<T[P]>> };
  export function useChat<M = UIMessage>(options?: UseChatOptions<NoInfer<M>> | (() => UseChatOptions<NoInfer<M>>)): UseChatHelpers<M>;
  export function useCompletion(options?: UseCompletionOptions): UseCompletionHelpers;
  /** @in 4 */
  export function useAssistant(options: R.UseAssistantOptions): Refs<R.UseAssistantHelpers>;
  /** @deprecated 7 */
  export function experimental_useObject<A = any, B = any, C = any>(options: R.UseObjectOptions): Refs<R.UseObjectHelpers>;
  /** @in 7 */
  export function useObject<A = any, B = any, C = any>(options: R.UseObjectOptions): Refs<R.UseObjectHelpers>;
  /** @in 7 */
  export type UseObjectOptions<A = any, B = any> = R.UseObjectOptions;
  /** @in 7 */
  export type UseObjectHelpers<A = any, B = any> = Refs<R.UseObjectHelpers>;
  /** @deprecated 7 */
  export type Experimental_UseObjectOptions<A = any, B = any> = R.UseObjectOptions;
  /** @deprecated 7 */
  export type Experimental_UseObjectHelpers<A = any, B = any> = Refs<R.UseObjectHelpers>;
  /** @in 5 6 7 */
  export class Chat<M = UIMessage> extends R.Chat<M> {}
}
declare module 'ai/vue' {
  export * from '@ai-sdk/vue';
}

// The members of React's helpers, each an accessor.
declare module '@ai-sdk/solid' {
  import type * as R from '@ai-sdk/react';
  /** @in 4 */
  export type Message = import('ai').UIMessage;
  /** @in 4 */
  export type CreateMessage = import('ai').CreateMessage;
  export type UseChatOptions<M = Message> = R.UseChatOptions<M>;
  export type UseCompletionOptions = R.UseCompletionOptions;
  export type UseChatHelpers<M = Message> = Accessors<R.UseChatHelpers<M>>;
  export type UseCompletionHelpers = Accessors<R.UseCompletionHelpers>;
  type Accessors<T> = { [P in keyof T]: T[P] extends ((...args: any) => any) | undefined ? T[P] : () => NonNullable<T[P]> };
  export function useChat<M = Message>(options?: UseChatOptions<NoInfer<M>> | (() => UseChatOptions<NoInfer<M>>)): UseChatHelpers<M>;
  export function useCompletion(options?: UseCompletionOptions): UseCompletionHelpers;
  /** @in 4 */
  export function useAssistant(options: R.UseAssistantOptions): Accessors<R.UseAssistantHelpers>;
  /** @deprecated 7 */
  export function experimental_useObject<A = any, B = any, C = any>(options: R.UseObjectOptions): Accessors<R.UseObjectHelpers>;
}
declare module 'ai/solid' {
  export * from '@ai-sdk/solid';
}

declare module '@ai-sdk/svelte' {
  import type * as R from '@ai-sdk/react';
  import type { ChatInit } from 'ai';
  /** @in 5 6 7 */
  export type UIMessage<A = any, B = any, C = any> = import('ai').UIMessage<A, B, C>;
  /** @in 4 */
  export type Message = import('ai').UIMessage;
  /** @in 4 */
  export type CreateMessage = import('ai').CreateMessage;
  /** @in 4 */
  export type ChatOptions<M = UIMessage> = R.UseChatOptions<M>;
  export type CompletionOptions<B = any> = R.UseCompletionOptions;
  /** The options are those of useChat in 4 and those of every chat class later. @in 5 6 7 */
  export interface Chat<M = UIMessage> extends R.UseChatHelpers<M> {}
  /** @in 5 6 7 */
  export class Chat<M = UIMessage> {
    constructor(options?: R.UseChatOptions<NoInfer<M>> | (() => R.UseChatOptions<NoInfer<M>>));
    /** @in 5 6 7 */
    readonly lastMessage: M | undefined;
    /** @in 5 6 7 */
    generateId: () => string;
  }
  export interface Completion<B = any> extends R.UseCompletionHelpers {}
  export class Completion<B = any> {
    constructor(options?: R.UseCompletionOptions | (() => R.UseCompletionOptions));
  }
  export interface StructuredObject<A = any, B = any, C = any> extends R.UseObjectHelpers {}
  /** @in 7 */
  export class StructuredObject<A = any, B = any, C = any> {
    constructor(options: R.UseObjectOptions | (() => R.UseObjectOptions));
  }
  /** @in 7 */
  export type StructuredObjectOptions<A = any, B = any> = R.UseObjectOptions;
  /** @deprecated 7 */
  export interface Experimental_StructuredObject<A = any, B = any, C = any> extends R.UseObjectHelpers {}
  /** @deprecated 7 */
  export class Experimental_StructuredObject<A = any, B = any, C = any> {
    constructor(options: R.UseObjectOptions | (() => R.UseObjectOptions));
  }
  /** @deprecated 7 */
  export type Experimental_StructuredObjectOptions<A = any, B = any> = R.UseObjectOptions;
  export function createAIContext(): void;
  // Stores, in 1.x.
  /** @in 4 */
  export const useChat: typeof import('ai/svelte').useChat;
  /** @in 4 */
  export const useCompletion: typeof import('ai/svelte').useCompletion;
  /** @in 4 */
  export const useAssistant: typeof import('ai/svelte').useAssistant;
}
// Before the package of its own: stores.
declare module 'ai/svelte' {
  import type * as R from '@ai-sdk/react';
  import type { Writable } from 'svelte/store';
  type Message = import('ai').UIMessage;
  type Stores<T> = { [P in keyof T]: T[P] extends ((...args: any) => any) | undefined ? T[P] : Writable<NonNullable<T[P]>> };
  export type UseChatOptions<M = Message> = R.UseChatOptions<M>;
  export type UseChatHelpers<M = Message> = Stores<R.UseChatHelpers<M>>;
  export function useChat<M = Message>(options?: UseChatOptions<NoInfer<M>>): UseChatHelpers<M>;
  export function useCompletion(options?: R.UseCompletionOptions): Stores<R.UseCompletionHelpers>;
  /** @in 4 */
  export function useAssistant(options: R.UseAssistantOptions): Stores<R.UseAssistantHelpers>;
}
declare module '@ai-sdk/angular' {
  import type * as R from '@ai-sdk/react';
  /** @in 5 6 7 */
  export class Chat<M = import('ai').UIMessage> extends R.Chat<M> {}
  export const Completion: any;
  export const StructuredObject: any;
}
