// @from 6
const ai = require('ai');
const { experimental_generateImage } = ai;

module.exports = { ...ai, experimental_generateImage };
