// @from 6
import { createProviderRegistry, generateText, type LanguageModel, type ProviderRegistryProvider, type ToolChoice, type ToolSet } from 'ai';

export const ask = (model: LanguageModel, prompt: string, tools: ToolSet, toolChoice: ToolChoice<ToolSet>) =>
  generateText({ model, prompt, tools, toolChoice });
export const own = ({ toolChoice }: { toolChoice: string }) => toolChoice;
export const registry = createProviderRegistry({});
export const named: ProviderRegistryProvider<{}> = registry;
