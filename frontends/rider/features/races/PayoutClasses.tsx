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
  const needs = (it: EventClass): string => {
    const steps = payoutSteps(it, event);
    return steps.length > 1 ? saying(steps) : t('classes.minimum', { count: steps[0]?.riders ?? 0 });
  };
  if (classes.length === 0) return <Empty text={t('classes.none')} />;
  return (
    <div className="desk-card">
      <ul className="rider-rows">
        {classes.map((it) => (
          <li key={it._id} className="rider-row-plain">
            <div>
              <strong>{it.name}</strong>
              <div className="desk-muted">
                {[
                  it.payoutType !== 'noPayout' && t(`classes.type.${it.payoutType}`),
                  minimumStarters !== undefined && it.payoutType !== 'noPayout' && needs(it),
                  t(it.resultsReceivedAt ? 'classes.results' : 'classes.noResults'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
              <Places of={it} />
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
  const held = classes.filter((it) => it.results.length > 0);
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
              {results.map((it) => (
                <tr key={it._id} className={own.has(it._id) ? 'rider-own' : undefined}>
                  <td>{it.place !== null && it.resultType === 'finished' ? formats.place(it.place) : it.resultType}</td>
                  <td>
                    {it.riderName} {own.has(it._id) && <strong>{t('results.you')}</strong>}
                  </td>
                  <td>{it.hometown ?? '–'}</td>
                  <td>{it.bike ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
};
