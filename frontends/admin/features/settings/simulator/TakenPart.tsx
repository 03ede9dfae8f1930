import { Link } from 'react-router-dom';
import { ProblemNote, Skeleton } from '@rrr/kit/desk';

export interface Answer<T> {
  currentData?: T;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Taken {
  label: string;
  answer: Answer<unknown>;
  name: string | undefined;
  about: string;
  to: string;
  /** the way back to fields */
  invent: string;
  onInvent: () => void;
}

/** A race or rider of the program in the place of fields. */
export const TakenPart = ({ label, answer, name, about, to, invent, onInvent }: Taken) => (
  <div className="admin-chosen" role="group" aria-label={label}>
    {answer.error !== undefined && !answer.isFetching && (
      <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
    )}
    {name === undefined && answer.isFetching && <Skeleton lines={1} />}
    {name !== undefined && (
      <div>
        <Link to={to}>{name}</Link>
        <div className="desk-muted">{about}</div>
      </div>
    )}
    <button type="button" className="button" onClick={onInvent}>
      {invent}
    </button>
  </div>
);
