// @from 4
const { createStreamableValue } = require('ai/rsc');

module.exports = { createStreamableValue, path: require.resolve('ai/rsc') };
