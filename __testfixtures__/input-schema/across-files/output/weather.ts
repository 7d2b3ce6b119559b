import { parameters } from './schemas';

export const weather = {
  description: 'Weather',
  inputSchema: parameters,
  execute: async ({ city }: { city: string }) => ({ city }),
};

export default {
  description: 'Forecast',
  inputSchema: parameters,
};
