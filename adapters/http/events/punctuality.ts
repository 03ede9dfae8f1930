import { type Punctuality, PUNCTUAL_OF, punctualityBefore, punctualityOf } from '@rrr/core/events';
import type { Program } from '@rrr/core/program';
import type { LocalDate } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';

/** How punctual a promoter sends results, in one query; null without a promoter, or with too few events to tell. */
export const punctualityFor = async (
  { events }: Pick<HttpPorts['queries'], 'events'>,
  promoterId: string | null,
  today: LocalDate,
  { timeZone }: Program,
): Promise<Punctuality | null> =>
  promoterId === null
    ? null
    : punctualityOf(await events.ended(promoterId, punctualityBefore(today), PUNCTUAL_OF), timeZone);
