// Provider and helper packages. Instances are known by their types; models are not looked into, so they are `any`, as are
// all imports from packages that are not declared here: a module declared by name wins over the pattern.

declare module '@ai-sdk/*';
declare module '@openrouter/ai-sdk-provider';

declare module '@ai-sdk/provider' {
  /** What the instances of provider packages have in common: `openai('gpt-5')`, `openai.chat('gpt-5')`. */
  interface ProviderInstance<Package> {
    /** No real member: it keeps apart what is alike. */ '~package': Package;
    (modelId?: any, settings?: any): any;
    languageModel(modelId?: any, settings?: any): any;
    chat(modelId?: any, settings?: any): any;
    chatModel(modelId?: any, settings?: any): any;
    responses(modelId?: any, settings?: any): any;
    completion(modelId?: any, settings?: any): any;
    completionModel(modelId?: any, settings?: any): any;
    embedding(modelId?: any, settings?: any): any;
    embeddingModel(modelId?: any, settings?: any): any;
    /** @deprecated 7 */ textEmbedding(modelId?: any, settings?: any): any;
    /** @deprecated 7 */ textEmbeddingModel(modelId?: any, settings?: any): any;
    image(modelId?: any, settings?: any): any;
    imageModel(modelId?: any, settings?: any): any;
    /** `anthropic.tools.computer_20250124({ execute, toModelOutput })` takes what a tool takes. */
    tools: Record<string, (options?: import('ai').Tool) => import('ai').Tool>;
    [member: string]: any;
  }
}
type SdkProvider<Package> = import('@ai-sdk/provider').ProviderInstance<Package>;

declare module '@ai-sdk/gateway' {
  export type GatewayProvider = import('ai').GatewayProvider;
  export const gateway: GatewayProvider;
  export function createGateway(settings?: any): GatewayProvider;
  /** @deprecated 7 */
  export function createGatewayProvider(settings?: any): GatewayProvider;
  export type GatewayLanguageModelEntry = any;
  /** @deprecated 7 */
  export type GatewayModelEntry = GatewayLanguageModelEntry;
  /** @deprecated 7 */
  export type GatewayLanguageModelOptions = any;
}
declare module '@ai-sdk/alibaba' {
  export interface AlibabaProvider extends SdkProvider<'alibaba'> {}
  export const alibaba: AlibabaProvider;
  export function createAlibaba(settings?: any): AlibabaProvider;
}
declare module '@ai-sdk/amazon-bedrock' {
  export interface AmazonBedrockProvider extends SdkProvider<'amazon-bedrock'> {}
  export const amazonBedrock: AmazonBedrockProvider;
  export function createAmazonBedrock(settings?: any): AmazonBedrockProvider;
  /** @deprecated 7 */
  export type AmazonBedrockLanguageModelOptions = any;
  /** @deprecated 7 */
  export type BedrockProviderOptions = any;
  /** @deprecated 7 */
  export type BedrockRerankingOptions = any;
  /** @deprecated 7 */
  export const bedrock: AmazonBedrockProvider;
}
declare module '@ai-sdk/amazon-bedrock/anthropic' {
  export interface AmazonBedrockAnthropicProvider extends SdkProvider<'amazon-bedrock/anthropic'> {}
  export const amazonBedrockAnthropic: AmazonBedrockAnthropicProvider;
  export function createAmazonBedrockAnthropic(settings?: any): AmazonBedrockAnthropicProvider;
  /** @deprecated 7 */
  export type BedrockAnthropicModelId = any;
  /** @deprecated 7 */
  export type BedrockAnthropicProvider = AmazonBedrockAnthropicProvider;
  /** @deprecated 7 */
  export type BedrockAnthropicProviderSettings = any;
  /** @deprecated 7 */
  export const bedrockAnthropic: AmazonBedrockAnthropicProvider;
  /** @deprecated 7 */
  export function createBedrockAnthropic(settings?: any): AmazonBedrockAnthropicProvider;
}
declare module '@ai-sdk/anthropic' {
  export interface AnthropicProvider extends SdkProvider<'anthropic'> {}
  export const anthropic: AnthropicProvider;
  export function createAnthropic(settings?: any): AnthropicProvider;
  /** @deprecated 7 */
  export type AnthropicProviderOptions = any;
}
declare module '@ai-sdk/azure' {
  export interface AzureOpenAIProvider extends SdkProvider<'azure'> {}
  export const azure: AzureOpenAIProvider;
  export function createAzure(settings?: any): AzureOpenAIProvider;
  /** @deprecated 7 */
  export type OpenAIChatLanguageModelOptions = any;
  /** @deprecated 7 */
  export type OpenAIResponsesProviderOptions = any;
}
declare module '@ai-sdk/cerebras' {
  export interface CerebrasProvider extends SdkProvider<'cerebras'> {}
  export const cerebras: CerebrasProvider;
  export function createCerebras(settings?: any): CerebrasProvider;
}
declare module '@ai-sdk/cohere' {
  export interface CohereProvider extends SdkProvider<'cohere'> {}
  export const cohere: CohereProvider;
  export function createCohere(settings?: any): CohereProvider;
  /** @deprecated 7 */
  export type CohereChatModelOptions = any;
  /** @deprecated 7 */
  export type CohereLanguageModelOptions = any;
  /** @deprecated 7 */
  export type CohereRerankingOptions = any;
}
declare module '@ai-sdk/deepgram' {
  /** @deprecated 7 */
  export type DeepgramSpeechCallOptions = any;
}
declare module '@ai-sdk/deepinfra' {
  export interface DeepInfraProvider extends SdkProvider<'deepinfra'> {}
  export const deepInfra: DeepInfraProvider;
  export function createDeepInfra(settings?: any): DeepInfraProvider;
  /** @deprecated 7 */
  export const deepinfra: DeepInfraProvider;
}
declare module '@ai-sdk/deepseek' {
  export interface DeepSeekProvider extends SdkProvider<'deepseek'> {}
  export const deepSeek: DeepSeekProvider;
  export function createDeepSeek(settings?: any): DeepSeekProvider;
  /** @deprecated 7 */
  export type DeepSeekChatOptions = any;
  /** @deprecated 7 */
  export type DeepSeekLanguageModelOptions = any;
  /** @deprecated 7 */
  export const deepseek: DeepSeekProvider;
}
declare module '@ai-sdk/elevenlabs' {
  export interface ElevenLabsProvider extends SdkProvider<'elevenlabs'> {}
  export const elevenLabs: ElevenLabsProvider;
  export function createElevenLabs(settings?: any): ElevenLabsProvider;
  /** @deprecated 7 */
  export const elevenlabs: ElevenLabsProvider;
}
declare module '@ai-sdk/fal' {
  export interface FalProvider extends SdkProvider<'fal'> {}
  export const fal: FalProvider;
  export function createFal(settings?: any): FalProvider;
  /** @deprecated 7 */
  export type FalImageProviderOptions = any;
  /** @deprecated 7 */
  export type FalVideoProviderOptions = any;
}
declare module '@ai-sdk/fireworks' {
  export interface FireworksProvider extends SdkProvider<'fireworks'> {}
  export const fireworks: FireworksProvider;
  export function createFireworks(settings?: any): FireworksProvider;
  /** @deprecated 7 */
  export type FireworksEmbeddingProviderOptions = any;
  /** @deprecated 7 */
  export type FireworksProviderOptions = any;
}
declare module '@ai-sdk/google' {
  export interface GoogleProvider extends SdkProvider<'google'> {}
  export const google: GoogleProvider;
  export function createGoogle(settings?: any): GoogleProvider;
  /** @deprecated 7 */
  export type GoogleGenerativeAIEmbeddingProviderOptions = any;
  /** @deprecated 7 */
  export type GoogleGenerativeAIImageProviderOptions = any;
  /** @deprecated 7 */
  export type GoogleGenerativeAIProvider = GoogleProvider;
  /** @deprecated 7 */
  export type GoogleGenerativeAIProviderMetadata = any;
  /** @deprecated 7 */
  export type GoogleGenerativeAIProviderOptions = any;
  /** @deprecated 7 */
  export type GoogleGenerativeAIProviderSettings = any;
  /** @deprecated 7 */
  export type GoogleGenerativeAIVideoModelId = any;
  /** @deprecated 7 */
  export type GoogleGenerativeAIVideoProviderOptions = any;
  /** @deprecated 7 */
  export function createGoogleGenerativeAI(settings?: any): GoogleProvider;
}
declare module '@ai-sdk/google-vertex' {
  export interface GoogleVertexProvider extends SdkProvider<'google-vertex'> {}
  export const googleVertex: GoogleVertexProvider;
  export function createGoogleVertex(settings?: any): GoogleVertexProvider;
  /** @deprecated 7 */
  export type GoogleVertexImageProviderOptions = any;
  /** @deprecated 7 */
  export type GoogleVertexVideoProviderOptions = any;
  /** @deprecated 7 */
  export function createVertex(settings?: any): GoogleVertexProvider;
  /** @deprecated 7 */
  export const vertex: GoogleVertexProvider;
}
declare module '@ai-sdk/google-vertex/anthropic' {
  export interface GoogleVertexAnthropicProvider extends SdkProvider<'google-vertex/anthropic'> {}
  export const googleVertexAnthropic: GoogleVertexAnthropicProvider;
  export function createGoogleVertexAnthropic(settings?: any): GoogleVertexAnthropicProvider;
  /** @deprecated 7 */
  export function createVertexAnthropic(settings?: any): GoogleVertexAnthropicProvider;
  /** @deprecated 7 */
  export const vertexAnthropic: GoogleVertexAnthropicProvider;
}
declare module '@ai-sdk/google-vertex/anthropic/edge' {
  export interface GoogleVertexAnthropicProvider extends SdkProvider<'google-vertex/anthropic/edge'> {}
  export const googleVertexAnthropic: GoogleVertexAnthropicProvider;
  export function createGoogleVertexAnthropic(settings?: any): GoogleVertexAnthropicProvider;
  /** @deprecated 7 */
  export function createVertexAnthropic(settings?: any): GoogleVertexAnthropicProvider;
  /** @deprecated 7 */
  export const vertexAnthropic: GoogleVertexAnthropicProvider;
}
declare module '@ai-sdk/google-vertex/edge' {
  export interface GoogleVertexProvider extends SdkProvider<'google-vertex/edge'> {}
  export const googleVertex: GoogleVertexProvider;
  export function createGoogleVertex(settings?: any): GoogleVertexProvider;
  /** @deprecated 7 */
  export function createVertex(settings?: any): GoogleVertexProvider;
  /** @deprecated 7 */
  export const vertex: GoogleVertexProvider;
}
declare module '@ai-sdk/google-vertex/maas' {
  export interface GoogleVertexMaasProvider extends SdkProvider<'google-vertex/maas'> {}
  export const googleVertexMaas: GoogleVertexMaasProvider;
  export function createGoogleVertexMaas(settings?: any): GoogleVertexMaasProvider;
  /** @deprecated 7 */
  export function createVertexMaas(settings?: any): GoogleVertexMaasProvider;
  /** @deprecated 7 */
  export const vertexMaas: GoogleVertexMaasProvider;
}
declare module '@ai-sdk/google-vertex/maas/edge' {
  export interface GoogleVertexMaasProvider extends SdkProvider<'google-vertex/maas/edge'> {}
  export const googleVertexMaas: GoogleVertexMaasProvider;
  export function createGoogleVertexMaas(settings?: any): GoogleVertexMaasProvider;
  /** @deprecated 7 */
  export function createVertexMaas(settings?: any): GoogleVertexMaasProvider;
  /** @deprecated 7 */
  export const vertexMaas: GoogleVertexMaasProvider;
}
declare module '@ai-sdk/groq' {
  export interface GroqProvider extends SdkProvider<'groq'> {}
  export const groq: GroqProvider;
  export function createGroq(settings?: any): GroqProvider;
  /** @deprecated 7 */
  export type GroqLanguageModelOptions = any;
  /** @deprecated 7 */
  export type GroqProviderOptions = any;
}
declare module '@ai-sdk/huggingface' {
  export interface HuggingFaceProvider extends SdkProvider<'huggingface'> {}
  export const huggingFace: HuggingFaceProvider;
  export function createHuggingFace(settings?: any): HuggingFaceProvider;
  /** @deprecated 7 */
  export const huggingface: HuggingFaceProvider;
}
declare module '@ai-sdk/luma' {
  /** @deprecated 7 */
  export type LumaImageProviderOptions = any;
}
declare module '@ai-sdk/mistral' {
  export interface MistralProvider extends SdkProvider<'mistral'> {}
  export const mistral: MistralProvider;
  export function createMistral(settings?: any): MistralProvider;
  /** @deprecated 7 */
  export type MistralLanguageModelOptions = any;
}
declare module '@ai-sdk/openai' {
  export interface OpenAIProvider extends SdkProvider<'openai'> {}
  export const openai: OpenAIProvider;
  interface OpenAIProviderSettings {
    /** @in 4 */ compatibility?: any;
  }
  export function createOpenAI(settings?: OpenAIProviderSettings): OpenAIProvider;
  /** @deprecated 7 */
  export type OpenAIChatLanguageModelOptions = any;
  /** @deprecated 7 */
  export type OpenAIResponsesProviderOptions = any;
}
declare module '@ai-sdk/openai-compatible' {
  export interface OpenAICompatibleProvider extends SdkProvider<'openai-compatible'> {}
  export function createOpenAICompatible(settings?: any): OpenAICompatibleProvider;
  /** @deprecated 7 */
  export type OpenAICompatibleCompletionProviderOptions = any;
  /** @deprecated 7 */
  export type OpenAICompatibleEmbeddingProviderOptions = any;
  /** @deprecated 7 */
  export type OpenAICompatibleProviderOptions = any;
}
declare module '@ai-sdk/perplexity' {
  export interface PerplexityProvider extends SdkProvider<'perplexity'> {}
  export const perplexity: PerplexityProvider;
  export function createPerplexity(settings?: any): PerplexityProvider;
}
declare module '@ai-sdk/replicate' {
  /** @deprecated 7 */
  export type ReplicateImageProviderOptions = any;
  /** @deprecated 7 */
  export type ReplicateVideoProviderOptions = any;
}
declare module '@ai-sdk/togetherai' {
  export interface TogetherAIProvider extends SdkProvider<'togetherai'> {}
  export const togetherai: TogetherAIProvider;
  export function createTogetherAI(settings?: any): TogetherAIProvider;
  /** @deprecated 7 */
  export type TogetherAIImageProviderOptions = any;
  /** @deprecated 7 */
  export type TogetherAIRerankingOptions = any;
}
declare module '@ai-sdk/xai' {
  export interface XaiProvider extends SdkProvider<'xai'> {}
  export const xai: XaiProvider;
  export function createXai(settings?: any): XaiProvider;
  /** @deprecated 7 */
  export type XaiImageProviderOptions = any;
  /** @deprecated 7 */
  export type XaiResponsesProviderOptions = any;
  /** @deprecated 7 */
  export type XaiVideoProviderOptions = any;
}

interface SdkModules {
  '@ai-sdk/gateway': typeof import('@ai-sdk/gateway');
  '@ai-sdk/alibaba': typeof import('@ai-sdk/alibaba');
  '@ai-sdk/amazon-bedrock': typeof import('@ai-sdk/amazon-bedrock');
  '@ai-sdk/amazon-bedrock/anthropic': typeof import('@ai-sdk/amazon-bedrock/anthropic');
  '@ai-sdk/anthropic': typeof import('@ai-sdk/anthropic');
  '@ai-sdk/azure': typeof import('@ai-sdk/azure');
  '@ai-sdk/cerebras': typeof import('@ai-sdk/cerebras');
  '@ai-sdk/cohere': typeof import('@ai-sdk/cohere');
  '@ai-sdk/deepinfra': typeof import('@ai-sdk/deepinfra');
  '@ai-sdk/deepseek': typeof import('@ai-sdk/deepseek');
  '@ai-sdk/elevenlabs': typeof import('@ai-sdk/elevenlabs');
  '@ai-sdk/fal': typeof import('@ai-sdk/fal');
  '@ai-sdk/fireworks': typeof import('@ai-sdk/fireworks');
  '@ai-sdk/google': typeof import('@ai-sdk/google');
  '@ai-sdk/google-vertex': typeof import('@ai-sdk/google-vertex');
  '@ai-sdk/google-vertex/anthropic': typeof import('@ai-sdk/google-vertex/anthropic');
  '@ai-sdk/google-vertex/anthropic/edge': typeof import('@ai-sdk/google-vertex/anthropic/edge');
  '@ai-sdk/google-vertex/edge': typeof import('@ai-sdk/google-vertex/edge');
  '@ai-sdk/google-vertex/maas': typeof import('@ai-sdk/google-vertex/maas');
  '@ai-sdk/google-vertex/maas/edge': typeof import('@ai-sdk/google-vertex/maas/edge');
  '@ai-sdk/groq': typeof import('@ai-sdk/groq');
  '@ai-sdk/huggingface': typeof import('@ai-sdk/huggingface');
  '@ai-sdk/mistral': typeof import('@ai-sdk/mistral');
  '@ai-sdk/openai': typeof import('@ai-sdk/openai');
  '@ai-sdk/openai-compatible': typeof import('@ai-sdk/openai-compatible');
  '@ai-sdk/perplexity': typeof import('@ai-sdk/perplexity');
  '@ai-sdk/togetherai': typeof import('@ai-sdk/togetherai');
  '@ai-sdk/xai': typeof import('@ai-sdk/xai');
}
