import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import { dateIn, type Instant, plusSeconds, refusal, type Stores } from '../shared/index.js';

export class TooManyUploads extends refusal('TOO_MANY_UPLOADS', 'The daily limit of files is reached') {}

const QUARTER_HOUR = 900;

/** Start of the next day in a time zone; zone offsets are multiples of 15 minutes. */
const tomorrow = (now: Instant, timeZone: string): Instant => {
  const today = dateIn(now, timeZone);
  let at = plusSeconds(
    new Date(Math.floor(Date.parse(now) / (QUARTER_HOUR * 1000)) * QUARTER_HOUR * 1000).toISOString(),
    QUARTER_HOUR,
  );
  while (dateIn(at, timeZone) === today) at = plusSeconds(at, QUARTER_HOUR);
  return at;
};

/** Counts an upload before it is processed, so invalid files count too. Admins have no limit. @throws TooManyUploads */
export const countUpload = async (
  tx: Pick<Stores, 'uploads'>,
  {
    actor,
    now,
    program,
  }: { readonly actor: Actor; readonly now: Instant; readonly program: Pick<Program, 'uploadsPerDay' | 'timeZone'> },
): Promise<void> => {
  if (actor.type === 'admin') return;
  if ((await tx.uploads.count(actor.subjectId, dateIn(now, program.timeZone))) > program.uploadsPerDay)
    throw new TooManyUploads({ limit: program.uploadsPerDay, until: tomorrow(now, program.timeZone) });
};
