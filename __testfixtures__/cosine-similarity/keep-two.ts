// @from 4
import { cosineSimilarity } from 'ai';

export const near = (a: number[], b: number[]) => cosineSimilarity(a, b);
