// @from 6
/** @typedef {import('ai').TelemetrySettings} Settings */

/**
 * @param {Settings} settings Not TelemetrySettings of another library.
 * @param {import('ai').StreamTextOnFinishCallback<import('ai').ToolSet>} onFinish
 */
export const watch = (settings, onFinish) => [settings, onFinish];
