import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { useHomeWords } from './words/use-words.js';

/** In the order in which each needs the one before. */
const STEPS = {
  categories: '/category/new',
  promoters: '/promoter/new',
  series: '/serie/new',
  events: '/event/new',
  patterns: '/vin-patterns/import',
  dealers: '/dealer/new',
} as const;
const NAMES = Object.keys(STEPS) as readonly (keyof typeof STEPS)[];

/** What a program needs before its first race, where the races will stand. */
export const FirstSteps = () => {
  const [words, path] = [useHomeWords(), usePath()];
  return (
    <div>
      <p>{words('first.lead')}</p>
      <ol className="admin-first">
        {NAMES.map((name) => (
          <li key={name}>
            <Link to={path(STEPS[name])}>{words(`first.${name}`)}</Link>{' '}
            <span className="desk-muted">{words(`first.why.${name}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
