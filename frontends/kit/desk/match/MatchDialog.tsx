import { useRef } from 'react';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../correct/CorrectDialog.js';
import { useCorrection } from '../correct/use-correction.js';
import { Verdict } from '../pieces/Verdict.js';
import { NameReason } from './NameReason.js';
import { sendMatch, takeMatchBack } from './send-match.js';
import { useMatchWords } from './words/use-words.js';

/** Town and number tell riders of one name apart. */
export interface ChosenRider {
  _id: string;
  fullName: string;
  hometown: string | null;
  amaNumber: string | null;
}

export interface MatchDialogProps {
  eventId: string;
  result: { _id: string; riderName: string };
  /** null removes the rider that the result has */
  rider: ChosenRider | null;
  /** the rider that the result has, where one is removed */
  had?: string;
  /** whether the notice takes it back: an administrator's, whose e-mail waits for ten seconds */
  undo?: boolean;
  /** what is shown of the results may be out of date */
  refresh: () => void;
  onDone?: () => void;
  onClose: () => void;
}

/** Shows what a result would earn with its rider, or without, then matches it or removes the match. */
export const MatchDialog = ({
  eventId,
  result,
  rider,
  had = '',
  undo = false,
  refresh,
  onDone,
  onClose,
}: MatchDialogProps) => {
  const { http } = useHost();
  const words = useMatchWords();
  const reason = useRef('');
  const said = { written: result.riderName, name: rider?.fullName ?? had };
  const correction = useCorrection({
    send: sendMatch(http, eventId, result._id, () => reason.current),
    notice: () => words(rider ? 'matched' : 'unmatched', said),
    ...(rider && undo ? { undo: () => takeMatchBack(http, eventId, result._id) } : {}),
    refresh,
    onDone: () => {
      onClose();
      onDone?.();
    },
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
      body={({ results: [after], needsReason = false }) => (
        <>
          {after && <Verdict verdict={after.verdict} />}
          {needsReason && <NameReason onWrite={(written) => void (reason.current = written)} />}
        </>
      )}
      confirm={rider ? words('confirm', said) : words('unmatch')}
      onClose={onClose}
    />
  );
};
