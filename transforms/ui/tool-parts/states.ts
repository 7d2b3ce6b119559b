/** The states of a tool invocation of 4, and what a tool part calls them. */
export const STATES: Readonly<Record<string, string>> = {
  'partial-call': 'input-streaming',
  call: 'input-available',
  result: 'output-available',
};
