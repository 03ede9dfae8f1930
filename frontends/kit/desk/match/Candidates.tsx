import { useState } from 'react';
import type { Evidence, UnpaidResult } from '@rrr/contract';
import { Status } from '@rrr/kit/base';
import { RiderSearch } from '../riders/RiderSearch.js';
import type { ChosenRider } from './MatchDialog.js';
import { CandidatePay } from './CandidatePay.js';
import { useCandidatePays, type Choosing } from './use-candidate-pays.js';
import { useMatchWords } from './words/use-words.js';

type Candidate = UnpaidResult['candidates'][number];

const FITS: readonly Evidence[] = ['sameAmaNumber', 'sameEmail', 'sameName', 'similarName', 'sameTown', 'sameState'];

interface Props {
  of: readonly Candidate[];
  onChoose: (rider: ChosenRider) => void;
  /** for what result, where each rider shows what choosing them would pay */
  pays?: Choosing;
}

/** Who may be behind a result and why, and a search for anyone else. */
export const Candidates = ({ of, onChoose, pays }: Props) => {
  const words = useMatchWords();
  const [searching, setSearching] = useState(false);
  const payOf = useCandidatePays(of, pays ?? {});
  return (
    <>
      {of.length > 0 && (
        <ul className="desk-candidates">
          {of.map((one) => (
            <li key={one._id}>
              <div>
                <strong>{one.fullName}</strong>
                <div className="desk-muted">
                  {[one.hometown, one.amaNumber && words('ama', { number: one.amaNumber })].filter(Boolean).join(' · ')}
                </div>
                <ul className="desk-evidence">
                  {one.evidence.map((it) => (
                    <li key={it}>
                      <Status tone={FITS.includes(it) ? 'good' : 'wait'}>{words(`evidence.${it}`)}</Status>
                    </li>
                  ))}
                </ul>
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
