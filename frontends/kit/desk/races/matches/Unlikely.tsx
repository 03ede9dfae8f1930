import { Link } from 'react-router-dom';
import type { UnpaidResult } from '@rrr/contract';
import { Plate, useFormats, usePath } from '@rrr/kit/base';
import { Section } from '../../pieces/Section.js';
import { useUnpaidWords } from './words/use-words.js';

/** Paid places of people who look like nobody enrolled, one line each; its result is where a rider is searched. */
export const Unlikely = ({ results }: { results: readonly UnpaidResult[] }) => {
  const [words, formats, path] = [useUnpaidWords(), useFormats(), usePath()];
  if (results.length === 0) return null;
  return (
    <Section title={words('nobody')}>
      <p className="desk-muted">{words('nobodyLead')}</p>
      <ul className="desk-race-rows">
        {results.map((result) => (
          <li key={result._id}>
            <Plate place={result.place} type={result.resultType} />
            <div className="desk-race-about">
              <Link to={path(`/event/${result.event._id}/results/${result._id}`)}>{result.riderName}</Link>
              <div className="desk-muted">
                {[result.hometown, result.bike, result.event.title, result.className].filter(Boolean).join(' · ')}
              </div>
            </div>
            <span className="number">{words('worth', { amount: formats.money(result.worth) })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
