// @from 6
import { MockLanguageModelV3, MockProviderV3 } from 'ai/test';

const provider = new MockProviderV3({ languageModels: { own: new MockLanguageModelV3() } });
console.log(provider.languageModel('own'));
