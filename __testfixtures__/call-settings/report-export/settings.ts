// @from 6
// @findings info:3 info:6
export type { CallSettings } from 'ai';
import type { CallSettings as Own } from 'ai';

export type { Own };
export const settings: Own = {};
