import { Link } from 'react-router-dom';
import type { EventClass, EventDetail, ResultsImport } from '@rrr/contract';
import { Status, useFormats, usePath } from '@rrr/kit/base';
import { rowCount } from '../../import/row-groups.js';
import { Section } from '../../pieces/Section.js';
import { useRaceWords } from '../words/use-words.js';
import { Totals } from './Totals.js';
import { useClassFileWords } from './words/use-words.js';

/** What was stored, and the next class that waits. */
export const Stored = ({
  stored,
  inClass,
  event,
}: {
  stored: ResultsImport;
  inClass: EventClass;
  event: EventDetail;
}) => {
  const [words, race, formats, path] = [useClassFileWords(), useRaceWords(), useFormats(), usePath()];
  const next = event.classes.find((raceClass) => raceClass.resultsReceivedAt === null && raceClass._id !== inClass._id);
  return (
    <Section>
      <div role="status">
        <Status tone="good">{words('stored', { count: rowCount(stored), name: inClass.name })}</Status>
        {stored.money.total.amount > 0 && <p>{words('storedPays', { amount: formats.money(stored.money.total) })}</p>}
        {!next && <p>{words('all')}</p>}
      </div>
      <Totals preview={stored} />
      <div className="desk-race-row desk-race-acts">
        {next && (
          <Link className="button primary" to={`?class=${next._id}`}>
            {words('next', { name: next.name })}
          </Link>
        )}
        <Link className="button" to={path(`/event/${event._id}`)}>
          {race('event.back')}
        </Link>
      </div>
    </Section>
  );
};
