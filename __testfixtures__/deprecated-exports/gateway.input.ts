// @from 5
// @row GW-01
import { createGatewayProvider, type GatewayModelEntry } from '@ai-sdk/gateway';

const own = createGatewayProvider({ apiKey: 'key' });
export const idOf = ({ id }: GatewayModelEntry) => id;
export const model = own('openai/gpt-5');
