/** The callbacks of tool calls, and their new names. */
export const START = 'experimental_onToolCallStart';
export const END = 'experimental_onToolCallFinish';

export const NAMES: Readonly<Record<string, string>> = { [START]: 'onToolExecutionStart', [END]: 'onToolExecutionEnd' };

/** The member of their events that tells the step. */
export const STEP = 'stepNumber';

/** How long the tool took, which has a new name. */
export const DURATION = 'durationMs';

/** Members that the events have lost. */
export const LOST = ['model', 'abortSignal', 'functionId', 'metadata'];
