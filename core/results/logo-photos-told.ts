import { checkOf } from '../eligibility/index.js';
import type { RaceClass, RaceEvent } from '../events/index.js';
import type { Message } from '../outbox/index.js';
import { type Program, rulesOn } from '../program/index.js';
import type { Ids, Instant, LocalDate } from '../shared/index.js';
import type { EvaluatedResult } from './result.js';

interface Told {
  readonly at: Instant;
  readonly ids: Ids;
  readonly program: Program;
}

interface Waiting {
  readonly event: RaceEvent;
  readonly result: EvaluatedResult;
  readonly riderId: string;
  readonly className: string;
  /** what is held, in minor units */
  readonly amount: number;
}

const mailOf = (
  kind: 'photos-asked' | 'photos-again',
  { event, result, riderId, className, amount }: Waiting,
  facts: { readonly photos: number; readonly by: LocalDate; readonly reason?: string },
  { at, ids, program }: Told,
): Message => ({
  id: ids.next(),
  kind,
  at,
  recipient: { type: 'rider', id: riderId },
  facts: {
    event: event.title,
    className,
    place: result.place,
    currency: event.currency,
    amount,
    brand: rulesOn(program, event.startsOn).brandMakes.join(', '),
    ...facts,
  },
});

/** Tells a rider that photos were refused, or are awaited again, and until when others can be sent. */
export const photosAgainMail = (
  of: Waiting,
  asked: { readonly photos: number; readonly by: LocalDate; readonly reason: string },
  told: Told,
): Message => mailOf('photos-again', of, asked, told);

/** Tells riders whose awards wait for photos and did not before. */
export const photosAskedMails = (
  {
    event,
    before,
    after,
  }: {
    readonly event: RaceEvent;
    readonly before: readonly EvaluatedResult[];
    readonly after: readonly EvaluatedResult[];
  },
  classes: readonly RaceClass[],
  told: Told,
): readonly Message[] => {
  const askedOf = ({ verdict, riderId, classId }: EvaluatedResult): string | null =>
    checkOf(verdict)?.photos ? `${classId}/${riderId}` : null;
  const known = new Set(before.map(askedOf));
  const names = new Map(classes.map((raceClass) => [raceClass.id, raceClass.name]));
  return after.flatMap((result) => {
    const check = checkOf(result.verdict);
    const { riderId, classId } = result;
    if (check?.state !== 'held' || !check.photos || riderId === null || known.has(askedOf(result))) return [];
    const { asked: photos, by } = check.photos;
    const waiting = { event, result, riderId, className: names.get(classId) ?? '', amount: check.amount };
    return [mailOf('photos-asked', waiting, { photos, by }, told)];
  });
};
