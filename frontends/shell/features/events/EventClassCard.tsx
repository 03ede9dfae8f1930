import type { EventClass } from '@rrr/contract';
import { Amount, useFormats } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';
import { ResultsTable } from './ResultsTable.js';

/** A class of an event: its payouts and results. */
export const EventClassCard = ({ eventClass }: { eventClass: EventClass }) => {
  const [t, formats] = [useWords(), useFormats()];
  const { _id, name, payoutType, payoutPlaces, results } = eventClass;
  return (
    <article className="card class-card" aria-labelledby={`class-${_id}`}>
      <header className="class-head">
        <h3 id={`class-${_id}`}>{name}</h3>
        <span className="muted">{t(`event.payout.${payoutType}`)}</span>
      </header>
      {payoutPlaces.length > 0 && (
        <ol className="payouts" aria-label={t('event.payouts')}>
          {payoutPlaces.map(({ place, amount }) => (
            <li key={place}>
              <span className="muted small">{formats.place(place)}</span>
              <Amount money={amount} strong />
            </li>
          ))}
        </ol>
      )}
      {results.length === 0 ? (
        <p className="muted">{t('event.noResults')}</p>
      ) : (
        <ResultsTable caption={t('event.results', { name })} results={results} />
      )}
    </article>
  );
};
