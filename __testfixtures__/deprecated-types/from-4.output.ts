// @from 4
// @row generated-image-type
import type { GeneratedFile } from 'ai';

export const base64Of = (image: GeneratedFile) => image.base64;
