// Provider and helper packages: no value of theirs is looked into, so every import from them is `any`.
// A module that is declared by name, here or in a file beside this one, wins over the pattern.

declare module '@ai-sdk/*';
declare module '@openrouter/ai-sdk-provider';

// Providers that bring tools of their own: `anthropic.tools.computer_20250124({ execute, toModelOutput })` takes what a tool takes.
interface SdkToolProvider {
  (modelId?: any, settings?: any): any;
  tools: Record<string, (options?: import('ai').Tool) => import('ai').Tool>;
  [member: string]: any;
}
declare module '@ai-sdk/gateway' {
  export type GatewayProvider = import('ai').GatewayProvider;
  export const gateway: GatewayProvider;
  export function createGateway(settings?: any): GatewayProvider;
  /** @deprecated 7 */
  export function createGatewayProvider(settings?: any): GatewayProvider;
  export type GatewayLanguageModelEntry = any;
  /** @deprecated 7 */
  export type GatewayModelEntry = GatewayLanguageModelEntry;
}
declare module '@ai-sdk/anthropic' {
  export const anthropic: SdkToolProvider;
  export function createAnthropic(settings?: any): SdkToolProvider;
  export type AnthropicProvider = SdkToolProvider;
}
declare module '@ai-sdk/openai' {
  export const openai: SdkToolProvider;
  export function createOpenAI(settings?: any): SdkToolProvider;
  export type OpenAIProvider = SdkToolProvider;
}
declare module '@ai-sdk/azure' {
  export const azure: SdkToolProvider;
  export function createAzure(settings?: any): SdkToolProvider;
}
declare module '@ai-sdk/google-vertex/anthropic' {
  export const vertexAnthropic: SdkToolProvider;
  export function createVertexAnthropic(settings?: any): SdkToolProvider;
}
declare module '@ai-sdk/amazon-bedrock' {
  export const bedrock: SdkToolProvider;
  export function createAmazonBedrock(settings?: any): SdkToolProvider;
}
declare module '@ai-sdk/amazon-bedrock/anthropic' {
  export const bedrockAnthropic: SdkToolProvider;
  export function createBedrockAnthropic(settings?: any): SdkToolProvider;
}
