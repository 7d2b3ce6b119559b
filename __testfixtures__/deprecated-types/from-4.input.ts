// @from 4
// @row generated-image-type
import type { Experimental_GeneratedImage } from 'ai';

export const base64Of = (image: Experimental_GeneratedImage) => image.base64;
