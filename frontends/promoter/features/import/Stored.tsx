import { Link } from 'react-router-dom';
import type { EventClass, EventDetail, ResultsImport } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Section, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { Totals } from './Totals.js';

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
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const next = event.classes.find((it) => it.resultsReceivedAt === null && it._id !== inClass._id);
  return (
    <Section>
      <div role="status">
        <Status tone="good">{words('wizard.stored', { count: stored.rows.length, name: inClass.name })}</Status>
        {stored.money.total.amount > 0 && (
          <p>{words('wizard.storedPays', { amount: formats.money(stored.money.total) })}</p>
        )}
        {!next && <p>{words('wizard.all')}</p>}
      </div>
      <Totals preview={stored} />
      <div className="promoter-row promoter-acts">
        {next && (
          <Link className="button primary" to={`?class=${next._id}`}>
            {words('wizard.next', { name: next.name })}
          </Link>
        )}
        <Link className="button" to={path(`/event/${event._id}`)}>
          {words('wizard.back')}
        </Link>
      </div>
    </Section>
  );
};
