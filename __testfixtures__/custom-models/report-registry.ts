// @from 6
// @row registry-model-types
// @findings error:9 error:10 error:16
import type * as ai from 'ai';
import type { ProviderRegistryProvider } from 'ai';

declare const rest: Omit<ProviderRegistryProvider, 'languageModel'>;
const none = () => null as never;
export const stub: ProviderRegistryProvider = { languageModel: none, embeddingModel: none, imageModel: none, transcriptionModel: none, speechModel: none, rerankingModel: none };
export class Registry implements ProviderRegistryProvider {
  languageModel = none;
  embeddingModel = none;
  imageModel = none;
  transcriptionModel = none; speechModel = none; rerankingModel = none;
}
export const again = { ...{}, ...{} } as unknown as ai.ProviderRegistryProvider; export const third: ai.ProviderRegistryProvider = ({ languageModel: none, embeddingModel: none, imageModel: none, transcriptionModel: none, speechModel: none, rerankingModel: none });
export const whole: ProviderRegistryProvider = { ...rest, languageModel: none };
