// @from 4
// @row no-output-specified-error
import { NoOutputSpecifiedError } from 'ai';

export const isMissing = (error: unknown) => NoOutputSpecifiedError.isInstance(error) || error instanceof NoOutputSpecifiedError;
