import { guide7 } from '../../src/guides.js';
import { defineTransform, means } from '../../src/transform.js';
import { isOfTelemetry } from './telemetry-event.js';

const OWNERS = ['StepResult', 'GenerateTextEndEvent', 'StreamTextEndEvent'];

export const stepMetadata = defineTransform({
  id: 'step-metadata',
  title: 'Steps have no `functionId` and `metadata`',
  kind: 'silent',
  from: [6],
  words: ['functionId', 'metadata'],
  why: 'Under 7 a step and the events that end steps and calls do not tell what the telemetry of the call was given.',
  keeps: ['`functionId` and `metadata` in the options of a call', '`functionId` in telemetry integrations'],
  before: 'onStepFinish: step => save(step.functionId),',
  after: 'onStepFinish: step => save(step.functionId), // reported',
  docs: guide7('telemetry'),
  visit(use, context) {
    if (use.form !== 'read' && use.form !== 'pattern') return;
    const { key, name } = use;
    if (
      !means(
        use,
        OWNERS.map(owner => `${owner}.${name}`),
      )
    )
      return;
    if (name === 'functionId' && isOfTelemetry(key, context)) return;
    context.report(key, {
      message: `Steps and events have no \`${name}\` under 7.`,
      remedy: 'Use the value that the call is given, or put it into `runtimeContext`, which steps and events have.',
      severity: 'error',
    });
  },
});
