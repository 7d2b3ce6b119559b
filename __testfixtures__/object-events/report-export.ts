// @from 6
// @findings warning:3
export type { StreamObjectOnFinishCallback, StreamTextOnErrorCallback } from 'ai';
