import { useState } from 'react';
import type { UnpaidResult } from '@rrr/contract';
import type { ChosenRider } from '../../match/MatchDialog.js';
import { lazyDialog } from '../../pieces/lazy-dialog.js';
import { isLikely } from './unpaid.js';
import { UnpaidCard } from './UnpaidCard.js';
import { Unlikely } from './Unlikely.js';
import '../races.css';

const MatchDialog = lazyDialog(() => import('../../match/MatchDialog.js').then((loaded) => loaded.MatchDialog));

interface Choice {
  result: UnpaidResult;
  rider: ChosenRider;
}

export interface UnpaidResultsProps {
  results: readonly UnpaidResult[];
  refresh: () => void;
}

/** Paid places whose finisher is no known rider: who may be meant and why; those who look like nobody come last. */
export const UnpaidResults = ({ results, refresh }: UnpaidResultsProps) => {
  const [choice, setChoice] = useState<Choice>();
  return (
    <>
      <div className="desk-race-unpaids">
        {results.filter(isLikely).map((result) => (
          <UnpaidCard key={result._id} result={result} onChoose={(rider) => setChoice({ result, rider })} />
        ))}
        <Unlikely results={results.filter((result) => !isLikely(result))} />
      </div>
      {choice && (
        <MatchDialog
          eventId={choice.result.event._id}
          result={choice.result}
          rider={choice.rider}
          refresh={refresh}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  );
};
