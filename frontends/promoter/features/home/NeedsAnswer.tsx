import { Link } from 'react-router-dom';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useUnmatchedQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

const SHOWN = 3;

/** Paid places whose rider is not known yet; nothing where there are none. */
export const NeedsAnswer = () => {
  const { session } = useHost();
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const { data } = useUnmatchedQuery({ params: { id: session.user._id }, query: { page: 1, limit: SHOWN } });
  if (!data || data.results.length === 0) return null;
  const total = data.pagination.total ?? data.results.length;
  return (
    <Section title={words('home.answer')}>
      <p>{words('home.unmatched', { count: total })}</p>
      <ul className="promoter-due">
        {data.results.map((result) => (
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
