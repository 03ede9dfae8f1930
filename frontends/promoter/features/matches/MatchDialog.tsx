import { matchResult, unmatchResult } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { Verdict } from '@rrr/kit/desk';
import { CorrectDialog } from '../correct/CorrectDialog.js';
import { howSent, useCorrection } from '../correct/use-correction.js';
import { useMatchWords } from './words/use-words.js';

/** Town and number tell riders of one name apart. */
export interface Chosen {
  _id: string;
  fullName: string;
  hometown: string | null;
  amaNumber: string | null;
}

interface Props {
  eventId: string;
  result: { _id: string; riderName: string };
  /** null removes the rider that the result has */
  rider: Chosen | null;
  /** the rider that the result has, where one is removed */
  had?: string;
  onClose: () => void;
}

/** Shows what a result would earn with its rider, or without, then matches it or removes the match. */
export const MatchDialog = ({ eventId, result, rider, had = '', onClose }: Props) => {
  const { http } = useHost();
  const words = useMatchWords();
  const params = { eventId };
  const said = { written: result.riderName, name: rider?.fullName ?? had };
  const correction = useCorrection({
    send: (riderId: string | null, how) => {
      const { said: asked, rest } = howSent(how);
      const body = { resultId: result._id, ...asked };
      return riderId === null
        ? http.call(unmatchResult, { params, body, ...rest })
        : http.call(matchResult, { params, body: { ...body, riderId }, ...rest });
    },
    notice: () => words(rider ? 'matched' : 'unmatched', said),
    onDone: onClose,
  });
  return (
    <CorrectDialog
      title={words(rider ? 'matchTitle' : 'unmatchTitle', said)}
      lead={
        rider ? (
          <>
            {[rider.fullName, rider.hometown, rider.amaNumber && words('ama', { number: rider.amaNumber })]
              .filter(Boolean)
              .join(' · ')}
            <br />
            <span className="desk-muted">{words('matchLead')}</span>
          </>
        ) : (
          words('unmatchLead')
        )
      }
      command={rider?._id ?? null}
      correction={correction}
      body={({ results: [after] }) => after && <Verdict verdict={after.verdict} />}
      confirm={rider ? words('confirm', said) : words('unmatch')}
      onClose={onClose}
    />
  );
};
