// @from 6
export const writer = { system: 'You write.', temperature: 1 };
export const critic = { system: 'You criticise.' };

export const roles = { system: 'system', user: 'user' };
