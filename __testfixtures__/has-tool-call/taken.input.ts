// @from 6
// @only has-tool-call
import * as ai from 'ai';

const { hasToolCall: hasCall, stepCountIs } = ai;

export const stops = (names: string[]) => [stepCountIs(3), ...names.map(hasCall), hasCall('answer')];
