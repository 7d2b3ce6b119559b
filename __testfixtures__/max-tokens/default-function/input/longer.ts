export default () => ({ maxTokens: 1000 });
