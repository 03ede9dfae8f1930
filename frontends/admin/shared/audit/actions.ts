import { inEachLanguage } from '@rrr/records/languages';
import { en } from './words/en.js';

type Action = keyof typeof en.actions;

const worded = Object.values(inEachLanguage(en)).flatMap(({ actions }) => Object.keys(actions) as Action[]);

/** What the portal records: whatever has words. What it recorded under an earlier name is shown by that name. */
export const ALL_ACTIONS: readonly Action[] = [...new Set(worded)];

export const isAction = (action: string): action is Action => (ALL_ACTIONS as readonly string[]).includes(action);
