import { Link } from 'react-router-dom';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { isLikely, Section, Skeleton, UNPAID_AT_ONCE } from '@rrr/kit/desk';
import { useUnmatchedQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

const SHOWN = 3;

/** Paid places whose rider is not known yet although somebody enrolled may be meant; nothing where there are none. */
export const NeedsAnswer = () => {
  const { session } = useHost();
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const { data, isLoading } = useUnmatchedQuery({
    params: { id: session.user._id },
    query: { page: 1, limit: UNPAID_AT_ONCE },
  });
  // Keeps what stands below back, for this takes room there.
  if (isLoading) return <Skeleton lines={0} />;
  const likely = data?.results.filter(isLikely) ?? [];
  const total = likely.length;
  if (total === 0) return null;
  return (
    <Section title={words('home.answer')}>
      <p>{words('home.unmatched', { count: total })}</p>
      <ul className="promoter-due">
        {likely.slice(0, SHOWN).map((result) => (
          <li key={result._id}>
            <div>
              <strong>{result.riderName}</strong>
              <div className="desk-muted">
                {result.event.title} · {result.className}
              </div>
            </div>
            <span className="number">{words('home.worth', { amount: formats.money(result.worth) })}</span>
          </li>
        ))}
      </ul>
      <div>
        <Link className="button" to={path('/matches')}>
          {words('home.chooseRiders', { count: total })}
        </Link>
      </div>
    </Section>
  );
};
