import { nameKey } from '@rrr/core/riders';

/** Words of several texts, in the form searches compare. */
export const searchKey = (...texts: readonly (string | null | undefined)[]): string => texts.map((it) => nameKey(it ?? '')).filter(Boolean).join(' ');
