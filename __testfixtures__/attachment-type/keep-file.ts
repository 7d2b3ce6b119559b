// @from 4
import { generateId } from 'ai';
import { z } from 'zod';

const attachment = z.object({ name: z.string(), contentType: z.string(), url: z.string() });
export type Attachment = z.infer<typeof attachment>;
export const idOf = (file: Attachment) => `${file.name}-${generateId()}`;
