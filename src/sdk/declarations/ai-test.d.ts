// `ai/test`: models that answer from a test. The V1 … V4 families share one interface of options per kind of model.

declare module 'ai/test' {
  import type { LanguageModelCallOptions, LanguageModelGenerateResult, LanguageModelStreamPart, LanguageModelStreamResult } from '@ai-sdk/provider';

  type Answer<T> = T | T[] | ((options: LanguageModelCallOptions) => PromiseLike<T>);
  export interface MockLanguageModelOptions {
    provider?: string;
    modelId?: string;
    /** @in 4 */ supportsUrl?: any;
    doGenerate?: Answer<LanguageModelGenerateResult>;
    doStream?: Answer<LanguageModelStreamResult>;
    /** @in 4 */ defaultObjectGenerationMode?: any;
    /** @in 4 */ supportsStructuredOutputs?: any;
    /** @in 5 6 7 */ supportedUrls?: any;
  }
  interface MockLanguageModel {
    specificationVersion: any;
    provider: string;
    modelId: string;
    /** @in 4 */ supportsUrl: any;
    doGenerate: (options: LanguageModelCallOptions) => PromiseLike<LanguageModelGenerateResult>;
    doStream: (options: LanguageModelCallOptions) => PromiseLike<LanguageModelStreamResult>;
    /** @in 4 */ defaultObjectGenerationMode: any;
    /** @in 4 */ supportsStructuredOutputs: any;
    /** @in 5 6 7 */ doGenerateCalls: LanguageModelCallOptions[];
    /** @in 5 6 7 */ doStreamCalls: LanguageModelCallOptions[];
    /** @in 5 6 7 */ supportedUrls: any;
  }
  /** @in 4 */
  export interface MockLanguageModelV1 extends MockLanguageModel {}
  /** @in 4 */
  export class MockLanguageModelV1 {
    constructor(options?: MockLanguageModelOptions);
  }
  /** @in 5 */
  export interface MockLanguageModelV2 extends MockLanguageModel {}
  /** @in 5 */
  export class MockLanguageModelV2 {
    constructor(options?: MockLanguageModelOptions);
  }
  /** @in 6 7 */
  export interface MockLanguageModelV3 extends MockLanguageModel {}
  /** @in 6 7 */
  export class MockLanguageModelV3 {
    constructor(options?: MockLanguageModelOptions);
  }
  /** @in 7 */
  export interface MockLanguageModelV4 extends MockLanguageModel {}
  /** @in 7 */
  export class MockLanguageModelV4 {
    constructor(options?: MockLanguageModelOptions);
  }
  export interface MockEmbeddingModelOptions {
    provider?: string;
    modelId?: string;
    maxEmbeddingsPerCall?: any;
    supportsParallelCalls?: any;
    doEmbed?: any;
    /** @in 5 6 7 */ maxInputBytesPerCall?: any;
  }
  /** @in 4 */
  export class MockEmbeddingModelV1<A = any> {
    constructor(options?: MockEmbeddingModelOptions);
    [member: string]: any;
  }
  /** @in 5 */
  export class MockEmbeddingModelV2<A = any> {
    constructor(options?: MockEmbeddingModelOptions);
    [member: string]: any;
  }
  /** @in 6 7 */
  export class MockEmbeddingModelV3 {
    constructor(options?: MockEmbeddingModelOptions);
    [member: string]: any;
  }
  /** @in 7 */
  export class MockEmbeddingModelV4 {
    constructor(options?: MockEmbeddingModelOptions);
    [member: string]: any;
  }
  export interface MockProviderOptions {
    /** @in 5 6 7 */ languageModels?: any;
    /** @in 5 6 7 */ embeddingModels?: any;
    /** @in 5 6 7 */ imageModels?: any;
    /** @in 5 6 7 */ transcriptionModels?: any;
    /** @in 5 6 7 */ speechModels?: any;
    /** @in 6 7 */ rerankingModels?: any;
  }
  /** @in 5 */
  export class MockProviderV2 {
    constructor(options?: MockProviderOptions);
    /** @in 5 */ textEmbeddingModel(id: any): any;
    [member: string]: any;
  }
  /** @in 6 7 */
  export class MockProviderV3 {
    constructor(options?: MockProviderOptions);
    [member: string]: any;
  }
  /** @in 7 */
  export class MockProviderV4 {
    constructor(options?: MockProviderOptions);
    [member: string]: any;
  }
  // Nearly always the chunks of a model: a literal is read as one of those.
  /** @deprecated 7 */
  export function simulateReadableStream<A = any>(options: import('ai').SimulateReadableStreamOptions): ReadableStream<any>;
  export function convertArrayToReadableStream<A = any>(values: LanguageModelStreamPart[]): ReadableStream<any>;
  /** @in 5 6 7 */
  export function convertArrayToAsyncIterable<A = any>(values: LanguageModelStreamPart[]): AsyncIterable<any>;
  /** @in 5 6 7 */
  export function convertReadableStreamToArray<T>(stream: ReadableStream<T>): Promise<T[]>;
  export function mockId(options?: any): () => string;
  export function mockValues<T>(...values: T[]): () => T;
}
declare module '@ai-sdk/provider-utils/test' {
  export * from 'ai/test';
  interface TestServerCall {
    /** @in 4 */ requestBody: Promise<any>;
    /** @in 5 6 7 */ requestBodyJson: Promise<any>;
  }
  /** @in 4 */
  export function createTestServer(routes: any): { urls: any; calls: TestServerCall[] };
  /** @in 4 */
  export class TestResponseController {
    [member: string]: any;
  }
  /** @in 4 */
  export const withTestServer: any;
  /** @in 4 */
  export const describeWithTestServer: any;
  /** @in 4 */
  export class JsonTestServer {
    constructor(url: string);
    [member: string]: any;
  }
  /** @in 4 */
  export class StreamingTestServer {
    constructor(url: string);
    [member: string]: any;
  }
}
