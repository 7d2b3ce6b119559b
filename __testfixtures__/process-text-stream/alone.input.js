// @from 4
import { processTextStream as each } from 'ai';

export const read = (stream, onTextPart) => each({ stream, onTextPart });
