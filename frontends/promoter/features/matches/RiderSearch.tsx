import { useId, useState } from 'react';
import type { LeanRider } from '@rrr/contract';
import { ProblemNote, Skeleton, useLater } from '@rrr/kit/desk';
import { useRidersQuery } from '../../api.js';
import { useMatchWords } from './words/use-words.js';

const SHORTEST = 2;
const SHOWN = 8;

/** Finds an enrolled rider by name or AMA number. */
export const RiderSearch = ({ onChoose }: { onChoose: (rider: LeanRider) => void }) => {
  const [words, id] = [useMatchWords(), useId()];
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
  const skip = asked.length < SHORTEST;
  const { currentData, error, refetch } = useRidersQuery(
    { params: { role: 'promoter' }, query: { query: asked, limit: SHOWN } },
    { skip },
  );
  const about = (rider: LeanRider) =>
    [
      [rider.hometown, rider.state].filter(Boolean).join(', '),
      rider.amaNumber && words('ama', { number: rider.amaNumber }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="promoter-search">
      <div className="field promoter-field">
        <label htmlFor={id}>{words('search')}</label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {!skip && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!skip && !currentData && !error && <Skeleton lines={2} />}
      {!skip && currentData?.riders.length === 0 && <p role="status">{words('notFound')}</p>}
      {!skip && currentData && currentData.riders.length > 0 && (
        <ul className="promoter-due" aria-label={words('found')}>
          {currentData.riders.map((rider) => (
            <li key={rider._id}>
              <div>
                <strong>{rider.fullName}</strong>
                <div className="desk-muted">{about(rider)}</div>
              </div>
              <button
                type="button"
                className="button"
                aria-label={words('chooseOf', { name: rider.fullName })}
                onClick={() => onChoose(rider)}
              >
                {words('choose')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
