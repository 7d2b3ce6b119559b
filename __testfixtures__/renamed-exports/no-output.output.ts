// @from 4
// @row no-output-specified-error
import { NoOutputGeneratedError } from 'ai';

export const isMissing = (error: unknown) => NoOutputGeneratedError.isInstance(error) || error instanceof NoOutputGeneratedError;
