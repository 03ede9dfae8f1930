/** A record whose page was opened: its path below the area, and its name. */
export interface RecentRecord {
  path: string;
  name: string;
}

const MOST = 10;
/** pages of records, by what they are; other pages are in the sidebar */
const KINDS = {
  rider: 'rider',
  event: 'event',
  serie: 'series',
  dealer: 'dealer',
  promoter: 'promoter',
  'payout-claim': 'claim',
  'payment-run': 'run',
} as const;
export type RecentKind = (typeof KINDS)[keyof typeof KINDS];

/** What kind of record a path below the area is the page of; undefined for other pages. */
export const kindOf = (path: string): RecentKind | undefined => {
  const [, page = ''] = /^\/([a-z-]+)\/[0-9a-hjkmnp-tv-z]{26}$/.exec(path) ?? [];
  return Object.hasOwn(KINDS, page) ? KINDS[page as keyof typeof KINDS] : undefined;
};

const isRecord = (value: unknown): value is RecentRecord => {
  const { path, name } = (value ?? {}) as Partial<RecentRecord>;
  return typeof path === 'string' && typeof name === 'string' && kindOf(path) !== undefined;
};
const placeOf = (accountId: string): string => `admin/recent/${accountId}`;

/** The records that this account opened in this browser, newest first. */
export const readRecent = (accountId: string): readonly RecentRecord[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(accountId)) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isRecord).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/** Puts a record first; the eleventh is forgotten. */
export const keepRecent = (accountId: string, { path, name }: RecentRecord): void => {
  if (kindOf(path) === undefined) return;
  const others = readRecent(accountId).filter((recent) => recent.path !== path);
  try {
    localStorage.setItem(placeOf(accountId), JSON.stringify([{ path, name }, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has no recent records.
  }
};
