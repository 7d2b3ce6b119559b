// @from 4
// @only attachment-type message-types
import { generateId, type UIMessage } from 'ai';
import { z } from 'zod';

type File = { name?: string; contentType?: string; url: string };

// What is stored beside a message.
export const rowSchema = z.object({ id: z.string() });

export const rows = (files: File[], message: UIMessage) => files.map(file => ({ ...file, id: generateId(), of: message.id }));
