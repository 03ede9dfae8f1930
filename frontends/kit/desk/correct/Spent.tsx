import { Link } from 'react-router-dom';
import type { ResultsImport } from '@rrr/contract';
import { Amount, usePath } from '@rrr/kit/base';
import { useCorrectWords } from './words/use-words.js';

/** Riders who spent what is taken back, each with the amount that stays theirs; only administrators are told. */
export const Spent = ({ spent }: Pick<ResultsImport, 'spent'>) => {
  const [words, path] = [useCorrectWords(), usePath()];
  if (!spent || spent.length === 0) return null;
  return (
    <section aria-label={words('spent')}>
      <h3>{words('spent')}</h3>
      <dl className="desk-pairs">
        {spent.map(({ riderId, riderName, classId, amount }) => (
          <div key={`${riderId}${classId}`}>
            <dt>
              <Link to={path(`/rider/${riderId}`)}>{riderName}</Link>
            </dt>
            <dd>
              <Amount money={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
