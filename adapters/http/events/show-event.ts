import type { EventDetail, SeriesSummary } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Locale } from '@rrr/core/identity';
import { canSubmit } from '@rrr/core/results';
import { NotFound } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';
import { translator } from '../words/translator.js';
import { presentEventDetail, presentSeries } from './present-event.js';

interface Asking {
  readonly actor: Actor | null;
  readonly locale: Locale;
}

/** Admins and the event's own promoter see who was matched and what each result earns. */
export const isInside = (actor: Actor | null, promoterId: string | null): boolean =>
  actor?.type === 'admin' || (actor?.type === 'promoter' && actor.subjectId === promoterId);

/** One event as the person asking sees it, also after they wrote it. @throws NotFound */
export const showEvent =
  ({ queries: { events, results }, clock, program }: Pick<HttpPorts, 'queries' | 'clock' | 'program'>) =>
  async (
    { actor, locale }: Asking,
    eventId: string,
  ): Promise<{ readonly event: EventDetail; readonly series: SeriesSummary | null }> => {
    const found = await events.one(eventId);
    if (!found) throw new NotFound('event');
    const now = clock.now();
    const { event, classes, series } = found;
    const looking = {
      inside: isInside(actor, event.promoterId),
      canUpload: canSubmit(actor, event, now, program),
      translator: translator(locale, now),
      program,
    };
    return {
      event: presentEventDetail(event, classes, await results.ofEvent(event.id), looking),
      series: series && presentSeries(series),
    };
  };
