// @from 5
// @row GW-01
import { createGateway, type GatewayLanguageModelEntry } from '@ai-sdk/gateway';

const own = createGateway({ apiKey: 'key' });
export const idOf = ({ id }: GatewayLanguageModelEntry) => id;
export const model = own('openai/gpt-5');
