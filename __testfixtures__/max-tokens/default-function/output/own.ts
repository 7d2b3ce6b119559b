// Of no call.
export default () => ({ maxTokens: 5 });
