import type { en } from './en.js';

export const fr: typeof en = { ownReason: 'Raison (non lue)' };
