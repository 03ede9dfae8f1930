import { listSettings } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useSettingsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ settings: build.query(call(listSettings)) }),
});
