// @from 4
// @only attachment-type message-types
import { generateId, type Attachment as File, type Message } from 'ai';
import { z } from 'zod';

// What is stored beside a message.
export const rowSchema = z.object({ id: z.string() });

export const rows = (files: File[], message: Message) => files.map(file => ({ ...file, id: generateId(), of: message.id }));
