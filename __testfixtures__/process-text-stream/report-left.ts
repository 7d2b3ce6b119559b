// @from 4
// @findings error:3 error:5
import { processTextStream } from 'ai';

export const read = (options: Parameters<typeof processTextStream>[0]) => processTextStream(options);
