import { listPushDevices } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../../api.js';

export const { usePushDevicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ pushDevices: build.query(call(listPushDevices)) }),
});
