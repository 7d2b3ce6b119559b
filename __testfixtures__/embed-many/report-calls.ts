// @from 4
// @row embed-many-parallel
// @findings info:6
import { embedMany } from 'ai';

export const all = (model: any, values: string[]) => embedMany({ model, values });
