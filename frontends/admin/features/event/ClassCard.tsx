import type { EventClass } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Plate, Section, Status, Verdict, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

type Result = EventClass['results'][number];

/** The name as sent when it differs from the rider it was matched to; or that it matches nobody. */
const sentAs = (t: ReturnType<typeof useWords>, { rider, riderName, verdict }: Result): string | undefined => {
  if (rider) {
    const same = rider.fullName.localeCompare(riderName, undefined, { sensitivity: 'base' }) === 0;
    return same ? undefined : t('event.sentAs', { name: riderName });
  }
  // The verdict beside it says the same, and more.
  return verdict?.reasons.some(({ code }) => code === 'RIDER_UNKNOWN') ? undefined : t('event.unmatched');
};

const useResultColumns = (): Column<Result>[] => {
  const t = useWords();
  return [
    {
      key: 'rider',
      title: t('event.rider'),
      mark: (it) => <Plate place={it.place} type={it.resultType} />,
      cell: (it) => it.rider?.fullName ?? it.riderName,
      below: (it) => sentAs(t, it),
    },
    { key: 'number', title: t('event.number'), cell: (it) => <span className="number">{it.number}</span> },
    { key: 'hometown', title: t('event.hometown'), cell: (it) => it.hometown },
    { key: 'bike', title: t('event.bike'), cell: (it) => it.bike },
    {
      key: 'verdict',
      title: t('event.verdict'),
      phone: 'under',
      cell: (it) => it.verdict && <Verdict verdict={it.verdict} />,
    },
  ];
};

export const ClassCard = ({
  of: { name, payoutType, payoutPlaces, entrants, resultsReceivedAt, results },
}: {
  of: EventClass;
}) => {
  const [t, formats, path, columns] = [useWords(), useFormats(), usePath(), useResultColumns()];
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
        <List
          dense
          label={t('event.resultsOf', { name })}
          columns={columns}
          items={results}
          href={({ rider }) => (rider ? `${path(`/rider/${rider._id}`)}?tab=results` : undefined)}
          empty={{ text: t('event.missing') }}
        />
      )}
    </Section>
  );
};
