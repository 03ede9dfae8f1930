import type { Instant } from '../shared/index.js';

export const NOTICE_KINDS = ['info', 'warning'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where a notice shows: the home page, or the dashboard of a role. */
export const NOTICE_PLACES = ['home', 'riders', 'dealers', 'promoters'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** Words that administrators show on the home page and the dashboards for a while: plain text in both languages. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly en: string;
  readonly fr: string;
  /** a page of ours, `/about/rules`, or an https address */
  readonly link: string | null;
  readonly places: readonly NoticePlace[];
  readonly from: Instant;
  /** the first moment at which it does not show any more */
  readonly until: Instant;
  /** incremented by every change; a change of an older version is refused */
  readonly version: number;
  readonly createdAt: Instant;
  readonly createdBy: string;
}

export const NOTICE_STATES = ['planned', 'shown', 'ended'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const stateOfNotice = ({ from, until }: Pick<Notice, 'from' | 'until'>, at: Instant): NoticeState =>
  until <= at ? 'ended' : from <= at ? 'shown' : 'planned';

/** Notices that show in one place at the same moment, at most. */
export const MOST_AT_ONCE = 5;
/** Notices that have not ended, at most. */
export const MOST_LIVE = 100;

type Showing = Pick<Notice, 'id' | 'places' | 'from' | 'until'>;

/** A place where a notice would at some moment be one too many; undefined: it fits everywhere. */
export const fullPlace = (notice: Showing, others: readonly Showing[]): NoticePlace | undefined =>
  notice.places.find((place) => {
    const beside = others.filter(
      (other) =>
        other.id !== notice.id &&
        other.places.includes(place) &&
        other.from < notice.until &&
        other.until > notice.from,
    );
    // the number only grows when one begins
    const moments = [notice.from, ...beside.map((showing) => showing.from).filter((from) => from > notice.from)];
    return moments.some(
      (at) => beside.filter((showing) => showing.from <= at && showing.until > at).length >= MOST_AT_ONCE,
    );
  });
