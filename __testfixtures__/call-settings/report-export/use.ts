import type { CallSettings } from './settings';

export const settings: CallSettings = { seed: 1 };
