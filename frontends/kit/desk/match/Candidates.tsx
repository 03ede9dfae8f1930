import { useState } from 'react';
import type { UnpaidResult } from '@rrr/contract';
import { RiderSearch } from '../riders/RiderSearch.js';
import type { ChosenRider } from './MatchDialog.js';
import { CandidatePay } from './CandidatePay.js';
import { Evidences } from './Evidences.js';
import { useCandidatePays, type Choosing } from './use-candidate-pays.js';
import { useTelling } from './use-telling.js';
import { useMatchWords } from './words/use-words.js';

type Candidate = UnpaidResult['candidates'][number];

interface Props {
  of: readonly Candidate[];
  onChoose: (rider: ChosenRider) => void;
  /** for what result, where each rider shows what choosing them would pay */
  pays?: Choosing;
  /** how many more may be meant, who are not listed */
  leftOut?: number | undefined;
}

/** Who may be behind a result and why, and a search for anyone else. */
export const Candidates = ({ of, onChoose, pays, leftOut = 0 }: Props) => {
  const [words, telling] = [useMatchWords(), useTelling()];
  const [searching, setSearching] = useState(of.length === 0);
  const payOf = useCandidatePays(of, pays ?? {});
  return (
    <>
      {of.length > 0 && (
        <ul className="desk-candidates">
          {of.map((one) => (
            <li key={one._id}>
              <div>
                <strong>{one.fullName}</strong>
                <div className="desk-muted">{telling(one)}</div>
                <Evidences of={one.evidence} likeness={one.likeness} />
                {pays && <CandidatePay pay={payOf(one._id)} />}
              </div>
              <button
                type="button"
                className="button"
                aria-label={words('chooseOf', { name: one.fullName })}
                onClick={() => onChoose(one)}
              >
                {words('choose')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {leftOut > 0 && <p className="desk-muted">{words('leftOut', { count: leftOut })}</p>}
      {searching ? (
        <RiderSearch onChoose={onChoose} />
      ) : (
        <div>
          <button type="button" className="desk-link" onClick={() => setSearching(true)}>
            {words('someone')}
          </button>
        </div>
      )}
    </>
  );
};
