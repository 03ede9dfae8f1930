import type { EventClass, EventDetail } from '@rrr/contract';
import { payoutSteps, useFormats, useStepsSaying } from '@rrr/kit/base';
import { Amount, Empty, Plate } from '@rrr/kit/desk';
import { useRacesWords } from './words/use-words.js';

const Places = ({ of }: { of: EventClass }) => {
  const t = useRacesWords();
  if (of.payoutType === 'noPayout' || of.payoutPlaces.length === 0)
    return <p className="desk-muted">{t('classes.noPayout')}</p>;
  return (
    <ul className="rider-places">
      {of.payoutPlaces.map(({ place, amount }) => (
        <li key={place}>
          <Plate place={place} size={30} />
          <Amount money={amount} />
        </li>
      ))}
    </ul>
  );
};

/** What each class pays, and whether enough started. */
export const PayoutClasses = ({ event }: { event: EventDetail }) => {
  const { classes, minimumStarters } = event;
  const [t, saying] = [useRacesWords(), useStepsSaying()];
  const needs = (raceClass: EventClass): string => {
    const steps = payoutSteps(raceClass, event);
    return steps.length > 1 ? saying(steps) : t('classes.minimum', { count: steps[0]?.riders ?? 0 });
  };
  if (classes.length === 0) return <Empty text={t('classes.none')} />;
  return (
    <div className="desk-card">
      <ul className="rider-rows">
        {classes.map((raceClass) => (
          <li key={raceClass._id} className="rider-row-plain">
            <div>
              <strong>{raceClass.name}</strong>
              <div className="desk-muted">
                {[
                  raceClass.payoutType !== 'noPayout' && t(`classes.type.${raceClass.payoutType}`),
                  minimumStarters !== undefined && raceClass.payoutType !== 'noPayout' && needs(raceClass),
                  t(raceClass.resultsReceivedAt ? 'classes.results' : 'classes.noResults'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
              <Places of={raceClass} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Who finished where, class by class; the reader's own rows are marked. */
export const ClassResults = ({ event: { classes }, own }: { event: EventDetail; own: ReadonlySet<string> }) => {
  const [t, formats] = [useRacesWords(), useFormats()];
  const held = classes.filter((raceClass) => raceClass.results.length > 0);
  if (held.length === 0) return <Empty text={t('classes.noneHeld')} />;
  return (
    <>
      {held.map(({ _id, name, results }) => (
        <div key={_id} className="desk-table-frame" role="region" aria-label={name} tabIndex={0}>
          <table className="desk-table">
            <caption>{name}</caption>
            <thead>
              <tr>
                {(['place', 'rider', 'hometown', 'bike'] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(`results.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.map((result) => (
                <tr key={result._id} className={own.has(result._id) ? 'rider-own' : undefined}>
                  <td>
                    {result.place !== null && result.resultType === 'finished'
                      ? formats.place(result.place)
                      : result.resultType}
                  </td>
                  <td>
                    {result.riderName} {own.has(result._id) && <strong>{t('results.you')}</strong>}
                  </td>
                  <td>{result.hometown ?? '–'}</td>
                  <td>{result.bike ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
};
