import type { en } from './program-en.js';

export const fr: typeof en = { program: 'Programme de contingence Red Rider Rewards', missing: 'Page introuvable' };
