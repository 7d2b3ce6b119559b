import type { SystemModelMessage } from 'ai';

export const rules: SystemModelMessage = { role: 'system', content: 'Be brief.' };
