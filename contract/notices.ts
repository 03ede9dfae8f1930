import { bareOfLanguage, type Locale } from '@rrr/records/languages';
import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { PAGES, pagePaths } from './pages.js';
import { date, id, instant, page, limit, pagination, raceDay, required, text } from './values.js';

export const NOTICE_KINDS = ['info', 'warning'] as const;
/** `planned`: it shows later */
export const NOTICE_STATES = ['planned', 'shown', 'ended'] as const;
export const NOTICE_PLACES = ['home', 'riders', 'dealers', 'promoters'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** The languages that a notice is written in. */
export const NOTICE_LANGUAGES = ['en', 'fr'] as const;
/** A notice's text for a reader: who reads another language than those it is written in sees the first of them. */
export const noticeText = (
  texts: Readonly<Partial<Record<Locale, string>> & Record<(typeof NOTICE_LANGUAGES)[0], string>>,
  locale: Locale,
): string => texts[locale] ?? texts[NOTICE_LANGUAGES[0]];
/** Longest text of a notice in each language, and longest address. */
export const NOTICE_LIMITS = { text: 280, link: 250 } as const;

/** Pages that do something when they are opened, so no notice leads there. */
const ACTS: ReadonlySet<string> = new Set([
  PAGES.logout,
  PAGES.signInCallback,
  PAGES.acceptInvitation,
  PAGES.guardianConsent,
  PAGES.actAsRider,
  PAGES.actAsDealer,
  PAGES.actAsPromoter,
  PAGES.stopActing,
]);

const isOurPage = (path: string): boolean => {
  const parts = bareOfLanguage(path.toLowerCase()).split('/').filter(Boolean);
  return pagePaths().some((page) => {
    const wanted = page.toLowerCase().split('/').filter(Boolean);
    return (
      !ACTS.has(page) &&
      wanted.length === parts.length &&
      wanted.every((value, at) => value.startsWith(':') || value === parts[at])
    );
  });
};

/** Whether an address is a page of ours (`/about/rules`) or an https address, as a browser reads it. */
export const isNoticeLink = (link: string): boolean => {
  if (/[\s\\<>"]/.test(link)) return false;
  const ours = 'https://ours.invalid';
  if (link.startsWith('/')) {
    if (!URL.canParse(link, ours)) return false;
    const { origin, pathname } = new URL(link, ours);
    return origin === ours && !pathname.includes('//') && isOurPage(pathname);
  }
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === 'https:' && username === '' && password === '';
};

const link = text(NOTICE_LIMITS.link)
  .nullable()
  .transform((value) => (value === '' ? null : value))
  .refine((value) => value === null || isNoticeLink(value), 'noticeLink');
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'format')
  .meta({ examples: ['08:00'] });
const kind = z.enum(NOTICE_KINDS);
const places = z.strictObject({ home: z.boolean(), riders: z.boolean(), dealers: z.boolean(), promoters: z.boolean() });
const words = required(NOTICE_LIMITS.text);
const version = z.int().min(1).max(2_000_000_000);

/** As administrators write it; days and times are the program's. */
const fields = z.strictObject({
  kind,
  en: words,
  fr: words,
  /** a page of ours, or an https address */
  link,
  places: places.refine((item) => Object.values(item).some(Boolean), { path: ['home'], message: 'required' }),
  startDate: raceDay,
  startTime: time,
  /** it does not show any more from then on */
  endDate: raceDay,
  endTime: time,
});
const inOrder = (item: Pick<z.output<typeof fields>, 'startDate' | 'startTime' | 'endDate' | 'endTime'>): boolean =>
  `${item.startDate} ${item.startTime}` < `${item.endDate} ${item.endTime}`;
const EXAMPLE = {
  kind: 'info',
  en: 'Payouts of last weekend go out on Monday.',
  fr: 'Les paiements de la fin de semaine dernière partent lundi.',
  link: '/about/faq',
  places: { home: true, riders: true, dealers: false, promoters: false },
  startDate: '2026-12-01',
  startTime: '08:00',
  endDate: '2026-12-08',
  endTime: '20:00',
};
const ORDER = { path: ['endDate'], message: 'order' };

export const notice = z.strictObject({
  _id: id,
  kind,
  en: z.string(),
  fr: z.string(),
  link: z.string().nullable(),
  places,
  startDate: date,
  startTime: z.string(),
  endDate: date,
  endTime: z.string(),
  startsAt: instant,
  endsAt: instant,
  status: z.enum(NOTICE_STATES),
  /** incremented by every change; send it back */
  version: z.int(),
  createdAt: instant,
  createdBy: z.string(),
});
export type Notice = z.output<typeof notice>;

/** A notice as its readers see it, in their language: plain text, never HTML. */
export const shownNotice = z.strictObject({
  _id: id,
  version: z.int(),
  kind,
  text: z.string(),
  link: z.string().nullable(),
});
export type ShownNotice = z.output<typeof shownNotice>;

const params = z.strictObject({ noticeId: id });
const one = z.strictObject({ notice });

export const shownNotices = endpoint('shownNotices', 'GET /api/notices', {
  tag: 'Notices',
  summary: 'What shows now on the home page, or on the dashboard of the caller’s role; at most five',
  cached: true,
  query: z.strictObject({ place: z.enum(NOTICE_PLACES) }),
  response: z.strictObject({ notices: z.array(shownNotice).max(5) }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const listNotices = endpoint('listNotices', 'GET /api/admin/notices', {
  tag: 'Notices',
  summary: 'List notices, ended ones among them, the one that begins last first',
  query: z.strictObject({ page, limit, status: z.enum(NOTICE_STATES).optional() }),
  response: z.strictObject({ notices: z.array(notice), pagination }),
});

export const getNotice = endpoint('getNotice', 'GET /api/admin/notice/{noticeId}', {
  tag: 'Notices',
  summary: 'Get a notice',
  params,
  response: one,
  errors: ['NOT_FOUND'],
});

export const addNotice = endpoint('addNotice', 'POST /api/admin/notices', {
  tag: 'Notices',
  summary: 'Write a notice, which shows by itself from its first moment until its last',
  body: fields.refine(inOrder, ORDER),
  examples: { body: EXAMPLE },
  response: one,
  status: 201,
  errors: ['NOTICE_REFUSED'],
});

export const editNotice = endpoint('editNotice', 'PUT /api/admin/notice/{noticeId}', {
  tag: 'Notices',
  summary: 'Change a notice that has not ended; who dismissed it sees it again',
  params,
  body: fields.extend({ version }).refine(inOrder, ORDER),
  examples: { body: { ...EXAMPLE, version: 1 } },
  response: one,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'NOTICE_REFUSED'],
});

export const endNotice = endpoint('endNotice', 'POST /api/admin/notice/{noticeId}/end', {
  tag: 'Notices',
  summary: 'End a notice now; it stays in the list',
  params,
  body: z.strictObject({ version }),
  response: one,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'NOTICE_REFUSED'],
});
