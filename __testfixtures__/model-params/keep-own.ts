// @from 4
// @only model-params
import { generateText, type LanguageModel } from 'ai';

interface Params {
  providerMetadata: { openai: { user: string } };
  mode: { tools: string[] };
}
const transformParams = ({ params }: { params: Params }) => ({ ...params.providerMetadata, ...params.mode.tools });
export const own = transformParams({ params: { providerMetadata: { openai: { user: 'a' } }, mode: { tools: [] } } });
export const metadata = async (model: LanguageModel) => (await generateText({ model, prompt: 'Hi' })).providerMetadata;
