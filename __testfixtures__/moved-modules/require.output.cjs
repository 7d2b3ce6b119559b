// @from 4
const { createStreamableValue } = require('@ai-sdk/rsc');

module.exports = { createStreamableValue, path: require.resolve('@ai-sdk/rsc') };
