// @from 4
import { z } from 'zod';

export const parameters = z.object({ city: z.string() });
