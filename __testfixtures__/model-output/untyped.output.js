// @from 5
// @only model-output
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({});

export const adapt = own => tool({ inputSchema, toModelOutput: own.toModelOutput && (({ output }) => own.toModelOutput(output)) });
