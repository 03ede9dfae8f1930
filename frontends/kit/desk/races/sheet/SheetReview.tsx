import { useState } from 'react';
import { putResults } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { ChangeTotals } from '../../import/ChangeTotals.js';
import { SameRaces } from '../../import/SameRaces.js';
import { LimitedClasses } from '../../import/LimitedClasses.js';
import { UnusualSizes } from '../../import/UnusualSizes.js';
import type { RiderChoiceProps } from '../../import/RiderChoice.js';
import { ResultRows } from '../../import/ResultRows.js';
import { type Entry, withTies } from './sheet-rows.js';
import { useSheetWords } from './words/use-words.js';

export interface Written {
  results: readonly Entry[];
  /** null keeps the number of starters that is stored */
  entrants: number | null;
}

interface Props {
  eventId: string;
  classId: string;
  className: string;
  written: Written;
  /** the line, from 1, and the rider chosen for it */
  onChoose: (line: number, riderId: string | null) => void;
  refresh: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what the table would change and pay, asks who is meant where several may be, then saves exactly that. */
export const SheetReview = ({ eventId, classId, className, onChoose, refresh, onDone, onClose, ...given }: Props) => {
  const { http } = useHost();
  const [words, formats] = [useSheetWords(), useFormats()];
  const [written, setWritten] = useState(given.written);
  const correction = useCorrection({
    send: ({ results, entrants }: Written, how) => {
      const { said, rest } = howSent(how);
      const body = { classId, results: [...results], entrants, ...said };
      return http.call(putResults, { params: { eventId }, body, ...rest });
    },
    notice: () => words('saved', { name: className }),
    onDone,
    refresh,
  });
  const lookAt = (next: Written) => {
    setWritten(next);
    correction.look(next);
  };
  const choose: RiderChoiceProps['onChoose'] = (line, riderId, reason) => {
    const chosen = { riderId, ...(reason === undefined ? {} : { reason }) };
    const next = {
      ...written,
      results: written.results.map((result, at) => (at + 1 === line ? { ...result, ...chosen } : result)),
    };
    onChoose(line, riderId);
    lookAt(next);
  };
  return (
    <CorrectDialog
      wide
      title={words('reviewTitle', { name: className })}
      lead={words('reviewLead')}
      command={written}
      correction={correction}
      body={({ rows, removed, changes, money, unusual, limited, sameRaces }) => (
        <>
          <p className="desk-race-sheet-total">
            {words('pays')} <strong className="number">{formats.money(money.total)}</strong>
          </p>
          <ChangeTotals changes={changes} />
          <LimitedClasses limited={limited} />
          <UnusualSizes unusual={unusual} />
          <SameRaces races={sameRaces} />
          {removed.length > 0 && (
            <p>
              {words('removes')} {removed.map((item) => item.riderName).join(', ')}
            </p>
          )}
          <ResultRows rows={rows} onChoose={choose} />
        </>
      )}
      confirm={words('confirm', { count: written.results.length })}
      onTie={() => lookAt({ ...written, results: withTies(written.results) })}
      onClose={onClose}
    />
  );
};
