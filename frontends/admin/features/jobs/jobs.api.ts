import { listJobs } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useJobsQuery } = api.injectEndpoints({ endpoints: (build) => ({ jobs: build.query(call(listJobs)) }) });
