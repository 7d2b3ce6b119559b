// @from 7
// @types-skip it names what 7 has no more
import { isStepCount } from 'ai';
import { experimental_generateImage } from './images';

export const stop = isStepCount(5);
export const draw = experimental_generateImage;
