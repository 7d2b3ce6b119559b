// @from 4
// @only ui-messages
const { streamText } = require('ai');

module.exports = async (model, req, res) => {
  const { messages } = req.body;
  streamText({ model, messages }).pipeDataStreamToResponse(res);
};
