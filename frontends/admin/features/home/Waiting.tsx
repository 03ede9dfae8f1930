import { Link } from 'react-router-dom';
import { WAITING_KINDS } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote } from '@rrr/kit/desk';
import { useWaitingWords } from '../../shared/waiting/words/use-words.js';
import { SecurityHint } from '../../shared/security-events/SecurityHint.js';
import { useWaiting } from '../../shared/waiting/waiting.api.js';
import { isPast, kindsOf, nextOf, pastBy } from '../../shared/waiting/waiting.js';
import { useHomeWords } from './words/use-words.js';

/**
 * What waits for a decision: how many and since when, each leading to its place. Every kind has its line from the start,
 * so that nothing moves when the counts arrive.
 */
export const Waiting = () => {
  const [words, names, formats, path] = [useHomeWords(), useWaitingWords(), useFormats(), usePath()];
  const { data, error, isFetching, refetch } = useWaiting();
  const waiting = kindsOf(data);
  const next = nextOf(waiting);
  const past = waiting.filter(isPast);
  const sum = (of: typeof waiting) => of.reduce((total, { count }) => total + count, 0);
  const to = (kind: string) => `${path('/inbox')}?group=${kind}`;
  return (
    <section className="ink admin-waiting" aria-labelledby="waiting" aria-busy={isFetching}>
      <div>
        <h2 id="waiting">{words('waiting.title')}</h2>
        <p className="admin-waiting-count">{data ? formats.count(sum(waiting)) : '–'}</p>
        {past.length > 0 && (
          <p className="admin-late">
            {words('waiting.past', { count: sum(past), shown: formats.count(sum(past)) })}{' '}
            {words('waiting.pastBy', { count: Math.max(...past.map(pastBy)) })}
          </p>
        )}
        {next && (
          <Link className="button primary" to={to(next.kind)}>
            {words('waiting.next')}
          </Link>
        )}
        {data && !next && <p>{words('waiting.none')}</p>}
        <SecurityHint />
        {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      </div>
      <ul>
        {WAITING_KINDS.map((kind) => {
          const one = waiting.find((candidate) => candidate.kind === kind);
          return (
            <li key={kind} data-none={one?.count === 0 || undefined}>
              <Link to={to(kind)}>
                <strong className="number">{one ? formats.count(one.count) : '–'}</strong>
                <span>{names(`names.${kind}`)}</span>
                <span>
                  {one?.days != null && (
                    <span className={isPast(one) ? 'admin-late' : undefined}>
                      {names(one.days === 0 ? 'today' : 'age', { count: one.days })}
                    </span>
                  )}
                  {one?.limitDays != null && one.count > 0 && (
                    <span className="desk-muted">{words('waiting.limit', { count: one.limitDays })}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
