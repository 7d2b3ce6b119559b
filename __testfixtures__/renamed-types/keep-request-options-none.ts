// @from none
import type { RequestOptions } from 'ai';

export const options: RequestOptions = { headers: {} };
