// @from 6
export const writer = { instructions: 'You write.', temperature: 1 };
export const critic = { instructions: 'You criticise.' };

export const roles = { system: 'system', user: 'user' };
