import { useEffect, useState } from 'react';
import { shownNotices, type NoticePlace, type ShownNotice } from '@rrr/contract';
import type { HttpClient } from '../http/http-client.js';
import { writtenNotices } from './written-notices.js';

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

const knownFrom = (notices: readonly ShownNotice[] | undefined): Known | undefined => notices && { notices, at: 0 };

/** What was read last, for whoever comes back to the screen. */
const kept = new WeakMap<HttpClient, { place: NoticePlace; known: Known }>();
const namesOf = (notices: readonly ShownNotice[]): string =>
  notices.map((notice) => `${notice._id}@${notice.version}`).join();

/** What shows at a place now: from the page itself, else from the API. A failure shows nothing. */
export const useShownNotices = (place: NoticePlace, http: HttpClient): Pick<Shown, 'notices' | 'late'> => {
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const before = kept.get(http);
    const known = before?.place === place ? before.known : knownFrom(writtenNotices(place));
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
