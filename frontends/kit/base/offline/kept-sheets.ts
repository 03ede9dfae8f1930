import type { Locale } from '@rrr/contract';

/** What the offline page shows of a person, in the words in which it was last shown. The worker writes it. */
export interface KeptSheet {
  /** where it stands; a newer one of the same name replaces it */
  name: 'balance' | 'cheat-sheet';
  lang: Locale;
  title: string;
  lead?: string;
  parts: readonly KeptPart[];
}

export interface KeptPart {
  title?: string;
  lines: readonly { term?: string; text: string; large?: boolean }[];
}

/** the names of the caches begin so; the account's id follows */
const KEPT = 'kept-';

/** Undefined where a page may keep nothing: without https, or in a browser without caches. */
const cachesHere = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

/** Keeps a sheet for the offline page. A browser that keeps nothing is no fault: then that page stands alone. */
export const keepSheet = async (accountId: string, sheet: KeptSheet): Promise<void> => {
  try {
    const cache = await cachesHere()?.open(`${KEPT}${accountId}`);
    const body = JSON.stringify({ ...sheet, at: Date.now() });
    await cache?.put(`/kept/${sheet.name}`, new Response(body, { headers: { 'content-type': 'application/json' } }));
  } catch {
    // no room, or a browser that forbids it
  }
};

/** Deletes what was kept for other accounts than this; for everybody when nobody is logged in. */
export const forgetSheets = async (accountId?: string): Promise<void> => {
  try {
    for (const name of (await cachesHere()?.keys()) ?? [])
      if (name.startsWith(KEPT) && name !== `${KEPT}${accountId}`) await caches.delete(name);
  } catch {
    // nothing was kept
  }
};
