import type { EventDetail, SeriesSummary } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { againstNow } from '@rrr/core/events';
import type { Locale } from '@rrr/core/identity';
import { canSubmit } from '@rrr/core/results';
import { dateIn, NotFound } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';
import { punctualityFor } from './punctuality.js';
import { translator } from '../words/translator.js';
import { isAwaited, presentEventDetail, presentSeries } from './present-event.js';

interface Asking {
  readonly actor: Actor | null;
  readonly locale: Locale;
}

/** Whether the actor is an admin or the event's own promoter, who also see matched riders and earnings. */
export const isInside = (actor: Actor | null, promoterId: string | null): boolean =>
  actor?.type === 'admin' || (actor?.type === 'promoter' && actor.subjectId === promoterId);

/** An event as the caller may see it; also the answer after an edit. @throws NotFound */
export const showEvent =
  ({ queries: { events, requests, results }, clock, program }: Pick<HttpPorts, 'queries' | 'clock' | 'program'>) =>
  async (
    { actor, locale }: Asking,
    eventId: string,
  ): Promise<{ readonly event: EventDetail; readonly series: SeriesSummary | null }> => {
    const found = await events.one(eventId, 'drafts');
    if (!found) throw new NotFound('event');
    const now = clock.now();
    const { event, classes, series } = found;
    const inside = isInside(actor, event.promoterId);
    if (!event.published && !inside) throw new NotFound('event');
    const waiting = inside ? await requests.waitingAbout('purse', event.id) : undefined;
    const linked = inside ? await events.linkedTo(event.id) : undefined;
    const today = dateIn(now, program.timeZone);
    const rider = actor?.type === 'rider' ? actor.subjectId : null;
    const awaited = (inside || rider !== null) && isAwaited(event, today);
    const own = awaited && rider !== null ? (await events.ofRider(rider, [eventId])).get(eventId) : undefined;
    const looking = {
      linked,
      inside,
      punctuality: await punctualityFor({ events }, event.promoterId, today, program),
      asked: awaited ? { riders: event.ridersAsking, askedAt: own?.askedForResultsAt ?? null } : null,
      proposal: waiting && againstNow(waiting, event, classes),
      canUpload: canSubmit(actor, event, now, program),
      translator: translator(locale, now),
      program,
    };
    return {
      event: presentEventDetail(event, classes, await results.ofEvent(event.id), looking),
      series: series && presentSeries(series),
    };
  };
