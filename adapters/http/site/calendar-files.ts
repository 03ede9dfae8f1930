import { id, listEvents, PAGES, type Parsed } from '@rrr/contract';
import type { EventSearch, EventView } from '@rrr/core/events';
import { dateIn } from '@rrr/core/shared';
import { inEachLanguage, inLanguage, type Locale, LOCALES } from '@rrr/records/languages';
import { type Request, type RequestHandler, Router } from 'express';
import { callerAddress } from '../edge/caller-address.js';
import { compressed } from '../edge/compressed.js';
import { EdgeError } from '../refusals/edge-error.js';
import { parseInput } from '../routing/input.js';
import type { ConcurrencyLimit } from '../edge/concurrency-limit.js';
import { localeOfPage } from '../routing/pages.js';
import type { HttpPorts } from '../ports.js';
import { en } from '../words/calendar-en.js';
import { type CalendarEntry, icsOf } from './ics.js';
import { keep } from './keep.js';
import { addressIn } from './page-head.js';

const WORDS = inEachLanguage(en);
/** Events in one feed, in any order asked for: those to come, and of the last seasons. */
const LATEST = { page: 1, limit: 500, sortBy: 'startDate', descending: true } as const;
const KEPT_MILLISECONDS = 10 * 60_000;
/** each up to 300 KB */
const KEPT_FILES = 32;

type Filters = Omit<EventSearch, keyof typeof LATEST> & { readonly locale: Locale };

/** /events.ics, filtered as the list of events is, and /events/event/{id}.ics; in each language below its prefix. */
export const calendarFiles = (
  { queries: { events }, clock, program }: HttpPorts,
  { publicUrl: { origin, hostname } }: { readonly publicUrl: URL },
  enter: ConcurrencyLimit['enter'],
): Router => {
  const entry = (event: EventView, locale: Locale): readonly CalendarEntry[] => {
    if (event.startsOn === null) return [];
    const words = WORDS[locale];
    const url = addressIn(origin, `/${PAGES.event.replace(':eventId', event.id)}`, locale);
    return [
      {
        uid: `${event.id}@${hostname}`,
        sequence: event.version,
        firstDay: event.startsOn,
        lastDay: event.endsOn ?? event.startsOn,
        summary: `${event.canceled ? words.canceled : ''}${event.title}`,
        description: `${words.lead}${url}`,
        location: [event.venue, event.city, event.state, event.zipcode, event.country].filter(Boolean).join(', '),
        url,
        category: event.type,
        canceled: event.canceled,
      },
    ];
  };
  const written = (name: string, found: readonly EventView[], locale: Locale): string =>
    icsOf({ name, language: locale, now: clock.now(), entries: found.flatMap((event) => entry(event, locale)) });

  const feed = keep(
    async (key) => {
      const { locale, ...asked } = JSON.parse(key) as Filters;
      const found = await events.search({ ...asked, ...LATEST }, dateIn(clock.now(), program.timeZone));
      return written(`${program.brand} – ${WORDS[locale].events}`, found.items, locale);
    },
    { milliseconds: KEPT_MILLISECONDS, most: KEPT_FILES },
  );
  const one = keep(
    async (key) => {
      const [locale, eventId] = key.split(' ') as [Locale, string];
      const found = await events.one(eventId);
      return found ? written(found.event.title, [found.event], locale) : null;
    },
    { milliseconds: KEPT_MILLISECONDS, most: KEPT_FILES },
  );

  const answer =
    (read: (req: Request, locale: Locale) => Promise<string | null>): RequestHandler =>
    async (req, res) => {
      const locale = localeOfPage(req.path);
      const slot = await enter(callerAddress(req), () => res.destroyed);
      try {
        const text = await read(req, locale);
        if (text === null) throw new EdgeError('ROUTE_NOT_FOUND');
        res.setHeader('Cache-Control', 'public, max-age=600');
        res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
        res.setHeader('Content-Language', locale);
        await compressed(Buffer.from(text), req, res);
      } finally {
        slot.leave();
      }
    };

  const router = Router();
  router.get(
    LOCALES.map((locale) => inLanguage('/events.ics', locale)),
    answer((req, locale) => {
      const asked = parseInput(listEvents.query, { ...req.query }) as Parsed<typeof listEvents>['query'];
      const { query, title, city, state, zipcode, country, status } = asked;
      const filters: Filters = { query, title, city, state, zipcode, country, status, locale };
      return feed(JSON.stringify(filters));
    }),
  );
  router.get(
    LOCALES.map((locale) => inLanguage('/events/event/:file.ics', locale)),
    answer(async (req, locale) => {
      const eventId = String(req.params.file);
      return id.safeParse(eventId).success ? one(`${locale} ${eventId}`) : null;
    }),
  );
  return router;
};
