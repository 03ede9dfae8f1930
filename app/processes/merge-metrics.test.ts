import { expect, test } from '@jest/globals';
import { mergeMetrics } from './merge-metrics.js';

/** As Prometheus' client writes it: descriptions, the series below them, and an empty line. */
const textOf = (process: string, jobs: number): string =>
  [
    '# HELP runs_total Runs',
    '# TYPE runs_total counter',
    ...Array.from({ length: jobs }, (_, job) => `runs_total{name="job ${job}",process="${process}"} ${job + 1}`),
    '',
    '# HELP used In use',
    '# TYPE used gauge',
    `used{process="${process}"} ${jobs}`,
    '',
  ].join('\n');

test('metrics of processes are one text: a metric is described once, and all its series stand under it', () => {
  expect(mergeMetrics([textOf('1', 2), textOf('2', 0), textOf('3', 1)]).split('\n')).toEqual([
    '# HELP runs_total Runs',
    '# TYPE runs_total counter',
    'runs_total{name="job 0",process="1"} 1',
    'runs_total{name="job 1",process="1"} 2',
    'runs_total{name="job 0",process="3"} 1',
    '',
    '# HELP used In use',
    '# TYPE used gauge',
    'used{process="1"} 2',
    'used{process="2"} 0',
    'used{process="3"} 1',
    '',
  ]);
});

test('the text of one process stays as it is', () => expect(mergeMetrics([textOf('1', 2)])).toBe(textOf('1', 2)));
