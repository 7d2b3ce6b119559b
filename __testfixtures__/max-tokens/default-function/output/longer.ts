export default () => ({ maxOutputTokens: 1000 });
