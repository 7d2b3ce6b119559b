/** The callbacks of tool calls, and their new names. */
export const START = 'experimental_onToolCallStart';
export const END = 'experimental_onToolCallFinish';

export const NAMES: Readonly<Record<string, string>> = { [START]: 'onToolExecutionStart', [END]: 'onToolExecutionEnd' };
