import { useEffect, useState } from 'react';
import { shownNotices, START_DATA, type NoticePlace, type ShownNotice, type StartData } from '@rrr/contract';
import type { HttpClient } from '../http/http-client.js';

/** What is known is not asked for again in this time. */
const GOOD_FOR_MS = 60_000;

interface Known {
  notices: readonly ShownNotice[];
  /** of the page's life, in milliseconds */
  at: number;
}
interface Shown extends Known {
  /** came after the screen was drawn: it is laid over the page, so that nothing moves */
  late: boolean;
}

/** What the server wrote into the page; a page that the browser shows again from its history may be old. */
const written = (place: NoticePlace): Known | undefined => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation && 'type' in navigation && navigation.type === 'back_forward') return undefined;
  try {
    const { notices } = JSON.parse(document.getElementById(START_DATA)?.textContent || '{}') as StartData;
    return notices?.place === place ? { notices: notices.shown, at: 0 } : undefined;
  } catch {
    return undefined;
  }
};

/** What was read last, for whoever comes back to the screen. */
const kept = new WeakMap<HttpClient, { place: NoticePlace; known: Known }>();
const namesOf = (notices: readonly ShownNotice[]): string => notices.map((it) => `${it._id}@${it.version}`).join();

/** What shows at a place now: from the page itself, else from the API. A failure shows nothing. */
export const useShownNotices = (place: NoticePlace, http: HttpClient): Pick<Shown, 'notices' | 'late'> => {
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const before = kept.get(http);
    const known = before?.place === place ? before.known : written(place);
    return known && { ...known, late: false };
  });
  useEffect(() => {
    if (shown && performance.now() - shown.at < GOOD_FOR_MS) return undefined;
    const aborter = new AbortController();
    http.call(shownNotices, { query: { place }, signal: aborter.signal }).then(
      ({ notices }) => {
        const known = { notices, at: performance.now() };
        kept.set(http, { place, known });
        setShown({ ...known, late: shown?.late === true || namesOf(notices) !== namesOf(shown?.notices ?? []) });
      },
      () => undefined,
    );
    return () => aborter.abort();
  }, [place, http, shown]);
  return shown ?? { notices: [], late: false };
};
