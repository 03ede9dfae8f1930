import { disciplineOf, type EventClass, type EventDetail } from '@rrr/contract';
import { Amount, Plate, today } from '@rrr/kit/base';
import { paidPlaces } from './class-status.js';
import { useEventWords } from './words/use-event-words.js';

const COLUMNS = ['position', 'number', 'rider', 'hometown', 'bike', 'pays'] as const;

/**
 * What each place pays, never whether that rider was paid. On phones, hometown and bike move below the name, so that
 * the table needs no horizontal scrolling.
 */
export const ResultsTable = ({ inClass, event }: { inClass: EventClass; event: EventDetail }) => {
  const t = useEventWords();
  const pays = paidPlaces(inClass, event, today());
  const discipline = disciplineOf(event.type);
  const { currency } = event.contingencyAmount;
  const amountOf = ({ place, resultType }: EventClass['results'][number]) =>
    (resultType === 'finished' && place !== null && pays.get(place)) || 0;
  const lastPaid = inClass.results.findLastIndex((result) => amountOf(result) > 0);
  return (
    <table className="results">
      <caption className="visually-hidden">{t('resultsOf', { name: inClass.name })}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={`of-${column}`}>
              {t(`${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inClass.results.map((result, at) => {
          const amount = amountOf(result);
          const more = [result.hometown, result.bike].filter(Boolean).join(' · ');
          return (
            <tr
              key={result._id}
              className={at === lastPaid && at < inClass.results.length - 1 ? 'pay-line' : undefined}
            >
              <td className="of-position">
                <Plate
                  place={result.place}
                  type={result.resultType}
                  size={32}
                  {...(discipline ? { discipline } : {})}
                />
              </td>
              <td className="of-number number muted">{result.number}</td>
              <th scope="row" className="of-rider">
                {result.riderName}
                <span className="under muted small">{more}</span>
              </th>
              <td className="of-hometown muted">{result.hometown}</td>
              <td className="of-bike muted">{result.bike}</td>
              <td className="of-pays">
                {amount > 0 ? <Amount money={{ amount, currency }} strong /> : <span className="muted">–</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
