import type { ShownNotice } from '@rrr/contract';

const KEY = 'notices-dismissed';
/** The last ones are kept; older ones have ended. */
const MOST = 50;

/** Of this version: a notice that was changed shows again. */
const nameOf = ({ _id, version }: Pick<ShownNotice, '_id' | 'version'>): string => `${_id}@${version}`;

/** A browser that keeps nothing shows a notice again on the next page. */
const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
};

/** The notices that this browser's reader has not dismissed. */
export const withoutDismissed = (notices: readonly ShownNotice[]): readonly ShownNotice[] => {
  const dismissed = new Set(read());
  return notices.filter((notice) => !dismissed.has(nameOf(notice)));
};

export const dismiss = (notice: ShownNotice): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), nameOf(notice)].slice(-MOST)));
  } catch {
    // it is hidden on this page all the same
  }
};
