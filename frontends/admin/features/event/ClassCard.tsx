import { Link } from 'react-router-dom';
import type { EventClass, EventDetail } from '@rrr/contract';
import { useFormats, usePath, useStepsSaying } from '@rrr/kit/base';
import { Amount, isDraft, List, Plate, Section, Status, Verdict, useNarrow, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useEventActsWords } from '../event-acts/words/use-words.js';

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

const isUnknown = ({ rider, verdict }: Result): boolean =>
  !rider && (verdict?.reasons.some(({ code }) => code === 'RIDER_UNKNOWN') ?? false);

/** The results, each leading to its rider or to who may be meant; on a phone, those who match nobody in one fold. */
const Results = ({ of: { name, results }, eventId }: { of: EventClass; eventId: string }) => {
  const [t, path, columns, narrow] = [useWords(), usePath(), useResultColumns(), useNarrow()];
  const unknown = narrow ? results.filter(isUnknown) : [];
  const folded = unknown.length > 1 ? unknown : [];
  const others = results.filter((it) => !folded.includes(it));
  const list = (items: readonly Result[], shown: Column<Result>[], label: string) => (
    <List
      dense
      label={label}
      columns={shown}
      items={items}
      href={({ _id, rider }) =>
        rider ? `${path(`/rider/${rider._id}`)}?tab=results` : path(`/event/${eventId}/results/${_id}`)
      }
      empty={{ text: t('event.missing') }}
    />
  );
  const label = t('event.unknown', { count: folded.length });
  return (
    <>
      {others.length > 0 && list(others, columns, t('event.resultsOf', { name }))}
      {folded.length > 0 && (
        <details className="admin-fold">
          <summary>{label}</summary>
          {list(
            folded,
            columns.filter(({ key }) => key !== 'verdict'),
            label,
          )}
        </details>
      )}
    </>
  );
};

/** The ways to send the results of a class, or to write them, and to try one that nobody has. */
const ClassActs = ({ of: { _id, name, results }, event }: { of: EventClass; event: EventDetail }) => {
  const [words, path] = [useEventActsWords(), usePath()];
  const some = results.length > 0;
  return (
    <div className="admin-buttons">
      {event.canUpload && (
        <>
          <Link
            className="button"
            to={path(`/event/${event._id}/upload-class-result?class=${_id}`)}
            aria-label={words(some ? 'replaceOf' : 'uploadOf', { name })}
          >
            {words(some ? 'replace' : 'upload')}
          </Link>
          <Link
            className="button"
            to={path(`/event/${event._id}/class/${_id}/results`)}
            aria-label={words('tableOf', { name })}
          >
            {words('table')}
          </Link>
        </>
      )}
      <Link
        className="button"
        to={`${path('/settings')}?tab=simulator&event=${event._id}&class=${_id}`}
        aria-label={words('tryOf', { name })}
      >
        {words('try')}
      </Link>
    </div>
  );
};

/** A class with what it pays and its results. */
export const ClassCard = ({ of, event }: { of: EventClass; event: EventDetail }) => {
  const { name, payoutType, payoutPlaces, entrants, resultsReceivedAt } = of;
  const [t, formats, saying] = [useWords(), useFormats(), useStepsSaying()];
  return (
    <Section
      title={name}
      side={
        resultsReceivedAt ? (
          <Status tone="good">{t('event.received', { when: formats.instant(resultsReceivedAt) })}</Status>
        ) : (
          !isDraft(event) && <Status tone="wait">{t('event.missing')}</Status>
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
        {payoutType !== 'noPayout' && of.payoutSteps && <span className="desk-muted">{saying(of.payoutSteps)}</span>}
      </div>
      <Results of={of} eventId={event._id} />
      <ClassActs of={of} event={event} />
    </Section>
  );
};
