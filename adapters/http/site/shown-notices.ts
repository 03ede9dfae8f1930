import { type NoticePlace, noticeText, type ShownNotice } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import type { Notice } from '@rrr/core/notices';
import { stateOfNotice } from '@rrr/core/notices';
import type { HttpPorts } from '../ports.js';
import { keep } from './keep.js';

/** What every page asks for is read once in this time; a change on another server shows after it at the latest. */
const KEPT_MILLISECONDS = 20_000;

export interface ShownNotices {
  /** what shows at a place now, in a language; important ones first */
  of(place: NoticePlace, locale: Locale): Promise<readonly ShownNotice[]>;
  /** reads anew: a notice was changed here */
  forget(): void;
}

const present = ({ id, version, kind, link, ...texts }: Notice, locale: Locale): ShownNotice => ({
  _id: id,
  version,
  kind,
  text: noticeText(texts, locale),
  link,
});

/** Notices for readers, kept for a moment, because each page asks for them. */
export const shownNotices = ({ queries: { notices }, clock }: Pick<HttpPorts, 'queries' | 'clock'>): ShownNotices => {
  let changes = 0;
  const kept = keep<readonly Notice[]>((key) => notices.shown(key.split(' ')[0] as NoticePlace, clock.now()), {
    milliseconds: KEPT_MILLISECONDS,
    most: 8,
  });
  return {
    of: async (place, locale) =>
      (await kept(`${place} ${changes}`))
        // one that ends while it is kept
        .filter((notice) => stateOfNotice(notice, clock.now()) === 'shown')
        .toSorted((a, b) => Number(b.kind === 'warning') - Number(a.kind === 'warning'))
        .map((notice) => present(notice, locale)),
    forget: () => void (changes += 1),
  };
};
