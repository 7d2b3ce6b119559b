/** Callbacks that 6 took, replaced or merged. */
export const CALLBACKS = [
  'onFinish',
  'onStepFinish',
  'experimental_onStart',
  'experimental_onStepStart',
  'experimental_onToolCallStart',
  'experimental_onToolCallFinish',
];
