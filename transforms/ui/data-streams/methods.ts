/** The methods of 4 that send a result to a client, and what takes their place. */

interface Successor {
  /** The method of 7, for where the functions cannot be written. */
  method: string;
  /** The function that makes or writes the response, where it is one. */
  sender?: string;
}

export const SUCCESSORS: Readonly<Record<string, Successor>> = {
  toDataStreamResponse: { method: 'toUIMessageStreamResponse', sender: 'createUIMessageStreamResponse' },
  pipeDataStreamToResponse: { method: 'pipeUIMessageStreamToResponse', sender: 'pipeUIMessageStreamToResponse' },
  toDataStream: { method: 'toUIMessageStream' },
  mergeIntoDataStream: { method: 'toUIMessageStream' },
};

export const DATA_METHODS = Object.keys(SUCCESSORS);

export const DATA_MEMBERS = DATA_METHODS.map(method => `StreamTextResult.${method}`);
