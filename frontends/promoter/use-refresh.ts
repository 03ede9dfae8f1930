import { refreshHook } from '@rrr/kit/base';
import { api } from './api.js';

/** Asks again for what an act made out of date. */
export const useRefresh = refreshHook(api.util.invalidateTags);
