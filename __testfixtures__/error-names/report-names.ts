// @from 4
// @row error-name-strings
// @findings warning:6 warning:6
import { APICallError } from 'ai';

const NAMES = ['AI_InvalidToolArgumentsError', 'AI_ToolExecutionError'];

export const isKnown = (error: Error) => APICallError.isInstance(error) || NAMES.includes(error.name);
