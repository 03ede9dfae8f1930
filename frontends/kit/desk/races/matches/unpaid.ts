import type { UnpaidResult } from '@rrr/contract';

/** As many as a page has at most, so that those with somebody to choose from come first. */
export const UNPAID_AT_ONCE = 100;

/** Whether an enrolled rider may be meant; most others never enrolled. */
export const isLikely = ({ candidates }: UnpaidResult): boolean => candidates.length > 0;
