import type { JobRun } from '@rrr/core/jobs';
import type { Container } from 'inversify';
import { SERVICES as S } from '../services.js';
import type { Colleagues } from './colleagues.js';
import { mergeMetrics } from './merge-metrics.js';
import { JOBS_RUN_IN } from './messages.js';

/**
 * Makes one server of several processes for whoever asks one of them: `/metrics` shows the figures of all, each with the
 * label `process`, and the page Jobs shows the jobs of the process that runs them. Before other services are made.
 */
export const joinColleagues = async (container: Container, team: Colleagues): Promise<void> => {
  const [metrics, jobRuns] = [container.get(S.metrics), container.get(S.jobRuns)];
  team.answer('metrics', () => metrics.text());
  team.answer('jobs', jobRuns);
  const all = async (): Promise<string> => {
    const texts = (await team.ask('metrics')).filter((text) => typeof text === 'string');
    return texts.length > 0 ? mergeMetrics(texts) : metrics.text();
  };
  (await container.rebindAsync(S.metrics)).toConstantValue({ ...metrics, text: all });
  if (team.number === JOBS_RUN_IN) return;
  (await container.rebindAsync(S.jobRuns)).toConstantValue(async () => {
    const [runs] = (await team.ask('jobs')) as readonly (readonly JobRun[])[];
    return runs ?? jobRuns();
  });
};
