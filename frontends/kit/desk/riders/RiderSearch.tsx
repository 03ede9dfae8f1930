import { useCallback, useEffect, useId, useState } from 'react';
import { ridersLean, type LeanRider } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { useLater } from '../list/use-later.js';
import { useRiderSearchWords } from './words/use-words.js';

const SHORTEST = 2;
const SHOWN = 8;

interface Found {
  asked: string;
  riders?: readonly LeanRider[];
  error?: unknown;
}

interface Props {
  onChoose: (rider: LeanRider) => void;
  /** what is searched for, where it is not any rider */
  label?: string;
  help?: string;
  /** searched for at once */
  initial?: string;
  /** a rider who is not offered */
  except?: string;
}

/** Finds an enrolled rider by name or AMA number. */
export const RiderSearch = ({ onChoose, label, help, initial = '', except }: Props) => {
  const { http, session } = useHost();
  const [words, id] = [useRiderSearchWords(), useId()];
  const [text, setText] = useState(initial);
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  const asked = useLater(text.trim());
  const skip = asked.length < SHORTEST;
  const role = session.account.type;
  const search = useCallback(
    (signal: AbortSignal) => http.call(ridersLean, { params: { role }, query: { query: asked, limit: SHOWN }, signal }),
    [http, role, asked],
  );
  useEffect(() => {
    if (skip) return undefined;
    const running = new AbortController();
    search(running.signal).then(
      ({ riders }) => running.signal.aborted || setFound({ asked, riders }),
      (error: unknown) => running.signal.aborted || setFound({ asked, error }),
    );
    return () => running.abort();
  }, [search, skip, asked, tries]);
  const current = found?.asked === asked ? found : undefined;
  const riders = current?.riders?.filter(({ _id }) => _id !== except);
  const again = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  const about = (rider: LeanRider) =>
    [
      [rider.hometown, rider.state].filter(Boolean).join(', '),
      rider.amaNumber && words('ama', { number: rider.amaNumber }),
    ]
      .filter(Boolean)
      .join(' · ');
  // two accounts of one name are told apart
  const nameOf = (rider: LeanRider) => {
    const isShared = riders?.some((leanRider) => leanRider._id !== rider._id && leanRider.fullName === rider.fullName);
    return [rider.fullName, isShared && about(rider)].filter(Boolean).join(', ');
  };
  return (
    <div className="desk-rider-search">
      <div className="field">
        <label htmlFor={id}>{label ?? words('search')}</label>
        {help && (
          <span className="help" id={`${id}-help`}>
            {help}
          </span>
        )}
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          maxLength={100}
          aria-describedby={help && `${id}-help`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {!skip && current?.error !== undefined && <ProblemNote error={current.error} onRetry={again} />}
      {!skip && !current && <Skeleton lines={2} />}
      {!skip && riders?.length === 0 && <p role="status">{words(except === undefined ? 'notFound' : 'noOther')}</p>}
      {!skip && riders && riders.length > 0 && (
        <ul aria-label={words('found')}>
          {riders.map((rider) => (
            <li key={rider._id}>
              <div>
                <strong>{rider.fullName}</strong>
                <div className="desk-muted">{about(rider)}</div>
              </div>
              <button
                type="button"
                className="button"
                aria-label={words('chooseOf', { name: nameOf(rider) })}
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
