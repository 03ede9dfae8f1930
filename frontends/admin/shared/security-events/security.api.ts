import { listSecurityEvents } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

/** Asked again whenever the page is opened: attempts add to it at any time. */
export const { useSecurityEventsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ securityEvents: build.query(call(listSecurityEvents)) }),
});
