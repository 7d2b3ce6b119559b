// @from 4
// @row media-warning-types MOD-16
import type { Warning } from 'ai';

export const show = (warnings: (Warning | Warning)[]) => warnings.map(String);
export type Heard = { warnings: Warning[] };
