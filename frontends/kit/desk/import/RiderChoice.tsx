import type { PreviewRow } from '@rrr/contract';
import { useId } from 'react';
import { Status } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';

export interface RiderChoiceProps {
  row: PreviewRow;
  /** null leaves the line without a rider */
  onChoose: (line: number, riderId: string | null) => void;
}

/**
 * Which rider a line means: the one found and how, or a question for the person who was there. The program never
 * guesses.
 */
export const RiderChoice = ({ row: { line, match, verdict }, onChoose }: RiderChoiceProps) => {
  const [words, id] = [useImportWords(), useId()];
  const { status, rider, by, candidates } = match;
  const explained = verdict.reasons.some((it) => it.code === 'RIDER_UNKNOWN');
  const asked = candidates.length > 0 && (status === 'ambiguous' || by === 'choice');
  const described = (it: (typeof candidates)[number]) =>
    [it.fullName, it.hometown, it.amaNumber && words('ama', { number: it.amaNumber })].filter(Boolean).join(' · ');
  return (
    <div className="desk-match">
      {rider && (
        <Status tone="good">
          {words('matched', { name: rider.fullName })}
          {by && <span className="desk-muted"> · {words(`by.${by}`)}</span>}
        </Status>
      )}
      {status === 'unknown' && !rider && !explained && <Status tone="plain">{words('unmatched')}</Status>}
      {asked && (
        <fieldset className="desk-choose">
          <legend>{words('pick')}</legend>
          {candidates.map((it) => (
            <label key={it._id} className="check">
              <input type="radio" name={id} checked={rider?._id === it._id} onChange={() => onChoose(line, it._id)} />
              {described(it)}
            </label>
          ))}
          <label className="check">
            <input type="radio" name={id} checked={by === 'choice' && !rider} onChange={() => onChoose(line, null)} />
            {words('nobody')}
          </label>
        </fieldset>
      )}
    </div>
  );
};
