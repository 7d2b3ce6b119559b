// @from 4
// @only error-names
import { InvalidPromptError } from 'ai';

class OwnError extends Error {
  toolArgs = '';
}

export const tell = (error: OwnError) =>
  InvalidPromptError.isInstance(error) || error.name === 'InvalidToolArgumentsError' ? '' : error.toolArgs;
