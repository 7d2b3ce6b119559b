import { parameters } from './schemas';

export const weather = {
  description: 'Weather',
  parameters,
  execute: async ({ city }: { city: string }) => ({ city }),
};

export default {
  description: 'Forecast',
  parameters,
};
