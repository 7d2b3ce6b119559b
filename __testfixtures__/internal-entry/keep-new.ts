// @from 7
import { prepareCallSettings, prepareToolChoice, prepareTools } from 'ai/internal';

export const a = prepareCallSettings({ temperature: 0 });
export { prepareToolChoice, prepareTools };
