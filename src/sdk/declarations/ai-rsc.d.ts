// React Server Components: `ai/rsc` (4) and `@ai-sdk/rsc` (from 5 on), the same module under two names.

declare module '@ai-sdk/rsc' {
  import type { CallSettings, FinishReason, LanguageModelRequestMetadata, LanguageModelUsage, Prompt, TimeoutConfiguration, ToolChoice } from 'ai';
  type ProviderMetadata = Record<string, Record<string, any>>;
  type ProviderOptions = Record<string, Record<string, any>>;

  /** Like streamText's, but a tool renders. */
  export interface StreamUIOptions extends CallSettings, Prompt {
    model?: any;
    tools?: Record<string, RenderTool>;
    toolChoice?: ToolChoice;
    text?: (options: RenderTextArgument) => any;
    initial?: any;
    providerOptions?: ProviderOptions;
    /** @in 4 */ experimental_providerMetadata?: ProviderMetadata;
    onFinish?: (event: StreamUIEndEvent) => any;
    /** @in 6 */ timeout?: TimeoutConfiguration;
  }
  export interface RenderTool {
    description?: string;
    /** @in 4 */ parameters?: any;
    generate?: (input: any, options: RenderToolOptions) => any;
    /** @in 5 6 7 */ inputSchema?: any;
  }
  interface RenderToolOptions {
    toolName: string;
    toolCallId: string;
  }
  interface RenderTextArgument {
    content: string;
    delta: string;
    done: boolean;
  }
  interface StreamUIEndEvent {
    finishReason: FinishReason;
    usage: LanguageModelUsage;
    value: any;
    warnings?: any[];
    /** @in 4 */ rawResponse?: any;
    /** @in 5 6 7 */ response?: any;
  }
  interface RenderResult {
    value: any;
    stream: ReadableStream<import('@ai-sdk/provider').LanguageModelStreamPart>;
    /** @in 4 */ rawCall: any;
    /** @in 4 */ rawResponse?: any;
    request?: LanguageModelRequestMetadata;
    /** @in 4 */ warnings?: any[];
    /** @in 5 6 7 */ response?: any;
  }
  export function streamUI<A = any>(options: StreamUIOptions): Promise<RenderResult>;

  export type StreamableValue<T = any, E = any> = { value?: T };
  export function createStreamableValue<T = any, E = any>(initial?: T | ReadableStream<T>): {
    readonly value: StreamableValue<T>;
    update(value: T): any;
    append(value: T): any;
    error(error: any): any;
    done(value?: T): any;
  };
  export function createStreamableUI(initial?: any): { value: any; update(value: any): any; append(value: any): any; error(error: any): any; done(value?: any): any };
  export function readStreamableValue<T = any>(value: StreamableValue<T> | undefined): AsyncIterable<T | undefined>;
  export function useStreamableValue<T = any, E = any>(value?: StreamableValue<T>): [data: T | undefined, error: any, pending: boolean];
  export function createAI<A = any, B = any, C = any>(options: { actions: any; initialAIState?: any; initialUIState?: any; onSetAIState?: any; onGetUIState?: any }): any;
  export function getAIState<A = any>(...args: any[]): any;
  export function getMutableAIState<A = any>(...args: any[]): any;
  export function useAIState<A = any>(...args: any[]): any;
  export function useActions<A = any>(): any;
  export function useSyncUIState(): any;
  export function useUIState<A = any>(): any;
}
declare module 'ai/rsc' {
  export * from '@ai-sdk/rsc';
}
