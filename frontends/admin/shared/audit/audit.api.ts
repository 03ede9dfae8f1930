import { listAudit } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

/** Asked again whenever the page is opened: every act of every administrator adds to it. */
export const { useAuditQuery } = api.injectEndpoints({
  endpoints: (build) => ({ audit: build.query(call(listAudit)) }),
});
