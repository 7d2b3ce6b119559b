// @from 4
// @row provider-utils-removed
// @findings error:4 error:5 error:5
import type { Validator } from '@ai-sdk/provider-utils';
import { isValidator, validator } from '@ai-sdk/provider-utils';
export const isOne = (value: unknown) => isValidator(value);
export const text: Validator<string> = validator(value => ({ success: true, value: String(value) }));
