import type { EventClass } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, PagedList, Plate, Section, Status, Verdict, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { ResultRider } from './ResultRider.js';

type Result = EventClass['results'][number];

const useResultColumns = (): Column<Result>[] => {
  const t = useWords();
  return [
    { key: 'place', title: t('event.place'), cell: (it) => <Plate place={it.place} type={it.resultType} /> },
    { key: 'rider', title: t('event.rider'), cell: (it) => <ResultRider result={it} /> },
    { key: 'number', title: t('event.number'), cell: (it) => <span className="number">{it.number}</span> },
    { key: 'hometown', title: t('event.hometown'), cell: (it) => it.hometown },
    { key: 'bike', title: t('event.bike'), cell: (it) => it.bike },
    { key: 'verdict', title: t('event.verdict'), cell: (it) => it.verdict && <Verdict verdict={it.verdict} /> },
  ];
};

export const ClassCard = ({
  of: { name, payoutType, payoutPlaces, entrants, resultsReceivedAt, results },
}: {
  of: EventClass;
}) => {
  const [t, formats, columns] = [useWords(), useFormats(), useResultColumns()];
  return (
    <Section
      title={name}
      side={
        resultsReceivedAt ? (
          <Status tone="good">{t('event.received', { when: formats.instant(resultsReceivedAt) })}</Status>
        ) : (
          <Status tone="wait">{t('event.missing')}</Status>
        )
      }
    >
      <div className="admin-payout">
        <strong>{t(`event.payout.${payoutType}`)}</strong>
        {payoutPlaces.length === 0 && <span className="desk-muted">{t('event.noPlaces')}</span>}
        <ol className="admin-places" aria-label={t('event.places')}>
          {payoutPlaces.map(({ place, amount }) => (
            <li key={place}>
              <span className="desk-muted">{formats.place(place)}</span> <Amount money={amount} />
            </li>
          ))}
        </ol>
        {entrants !== null && <span className="desk-muted">{t('event.entrants', { count: entrants })}</span>}
      </div>
      {results.length > 0 && (
        <PagedList
          dense
          label={t('event.resultsOf', { name })}
          columns={columns}
          items={results}
          rowKey={(it) => it._id}
          state={{ loading: false }}
          card={(it) => (
            <div className="admin-result">
              <Plate place={it.place} type={it.resultType} />
              <div>
                <ResultRider result={it} />
                <div className="desk-muted">{[it.number, it.hometown, it.bike].filter(Boolean).join(' · ')}</div>
              </div>
              {it.verdict && <Verdict verdict={it.verdict} />}
            </div>
          )}
          empty={{ text: t('event.missing') }}
        />
      )}
    </Section>
  );
};
