import { remoteStore, type Host } from '@rrr/kit/base';
import { api } from './api.js';
import { askWaiting } from './shared/waiting/waiting.api.js';

/** What waits is asked for at once: frame and dashboard then have it when they are first drawn. */
export const makeStore = (host: Host) => {
  const store = remoteStore(host, api);
  // until the second factor is set up, nothing else is answered
  if (host.session.secondFactor !== 'required') void store.dispatch(askWaiting());
  return store;
};
