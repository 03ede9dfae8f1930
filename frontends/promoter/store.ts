import { remoteStore, type Host } from '@rrr/kit/base';
import { api } from './api.js';

export const makeStore = (host: Host) => remoteStore(host, api);
