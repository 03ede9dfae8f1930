import type * as contract from '@rrr/contract';
import { NOTHING_MENDED, type TableMending, type TableReport } from '@rrr/core/imports';

/** What a person mended, as a form sent it. */
export const mendingOf = ({
  corrections = NOTHING_MENDED.corrections,
  leaveOut = NOTHING_MENDED.leaveOut,
  mapping,
}: {
  readonly corrections?: TableMending['corrections'] | undefined;
  readonly leaveOut?: TableMending['leaveOut'] | undefined;
  readonly mapping?: TableMending['mapping'];
}): TableMending => ({ corrections, leaveOut, mapping });

/** What became of every row and column, for the screen. */
export const presentReport = ({ counts, leftOut, columns }: TableReport): contract.TableReport => ({
  counts: { ...counts },
  leftOut: leftOut.map(({ line, why, text }) => ({ line, why, text })),
  columns: columns.map(({ index, header, field, guess, samples }) => ({
    index,
    header,
    field,
    ...(guess === undefined ? {} : { guess }),
    samples: [...samples],
  })),
});
