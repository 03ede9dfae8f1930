import type { PreviewRow } from '@rrr/contract';
import { useId } from 'react';
import { Status } from '@rrr/kit/base';
import { NameReason } from '../match/NameReason.js';
import { useTelling } from '../match/use-telling.js';
import { useMatchWords } from '../match/words/use-words.js';
import { useImportWords } from './words/use-words.js';

export interface RiderChoiceProps {
  row: PreviewRow;
  /** null leaves the line without a rider */
  onChoose: (line: number, riderId: string | null, reason?: string) => void;
}

/**
 * Which rider a line means: the one found and how, or a question for the person who was there. The program never
 * guesses.
 */
export const RiderChoice = ({ row: { line, match, verdict }, onChoose }: RiderChoiceProps) => {
  const [words, matching, telling, id] = [useImportWords(), useMatchWords(), useTelling(), useId()];
  const { status, rider, by, candidates, toldBy, leftOut = 0, needsReason = false } = match;
  const explained = verdict.reasons.some((reason) => reason.code === 'RIDER_UNKNOWN');
  const asked = candidates.length > 0 && (status === 'ambiguous' || by === 'choice');
  return (
    <div className="desk-match">
      {rider && (
        <Status tone="good">
          {words('matched', { name: rider.fullName })}
          {(by ?? toldBy) && <span className="desk-muted"> · {words(`by.${by ?? toldBy!}`)}</span>}
        </Status>
      )}
      {status === 'unknown' && !rider && !explained && <Status tone="plain">{words('unmatched')}</Status>}
      {asked && (
        <fieldset className="desk-choose">
          <legend>{words('pick', { count: candidates.length })}</legend>
          {candidates.map((candidate) => (
            <label key={candidate._id} className="check">
              <input
                type="radio"
                name={id}
                checked={rider?._id === candidate._id}
                onChange={() => onChoose(line, candidate._id)}
              />
              <span>
                <strong>{candidate.fullName}</strong> <span className="desk-muted">{telling(candidate)}</span>
                {candidate.likeness && <Status tone="wait">{matching(`likeness.${candidate.likeness}`)}</Status>}
              </span>
            </label>
          ))}
          <label className="check">
            <input type="radio" name={id} checked={by === 'choice' && !rider} onChange={() => onChoose(line, null)} />
            {words('nobody')}
          </label>
          {leftOut > 0 && <p className="desk-muted">{matching('leftOut', { count: leftOut })}</p>}
        </fieldset>
      )}
      {needsReason && rider && <NameReason onUse={(reason) => onChoose(line, rider._id, reason)} />}
    </div>
  );
};
