import { useState } from 'react';
import type { EventClass } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { List, Pager, Plate, Verdict, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { isReasonCode, unpaidByReason, type ReasonCode } from './class-state.js';
import { useClassWords } from './words/use-words.js';

type Result = EventClass['results'][number];
const AT_ONCE = 100;

/** The name as sent when it differs from the rider it was matched to; or that it matches nobody. */
const sentAs = (t: ReturnType<typeof useWords>, { rider, riderName, verdict }: Result): string | undefined => {
  if (rider) {
    const same = rider.fullName.localeCompare(riderName, undefined, { sensitivity: 'base' }) === 0;
    return same ? undefined : t('event.sentAs', { name: riderName });
  }
  // The verdict beside it says the same, and more.
  return verdict?.reasons.some(({ code }) => code === 'RIDER_UNKNOWN') ? undefined : t('event.unmatched');
};

/** What a result earns; one that earns nothing says why in a few words, its own page tells the rest. */
const ShortVerdict = ({ verdict }: { verdict: NonNullable<Result['verdict']> }) => {
  const words = useClassWords();
  if (verdict.earns || verdict.check?.state === 'held') return <Verdict verdict={verdict} />;
  const reasons = verdict.reasons.map(({ code, detail }) => (isReasonCode(code) ? words(`short.${code}`) : detail));
  return reasons.length === 0 ? (
    <Verdict verdict={verdict} />
  ) : (
    <span className="desk-muted">{reasons.join(' · ')}</span>
  );
};

const useResultColumns = (): Column<Result>[] => {
  const t = useWords();
  return [
    {
      key: 'rider',
      title: t('event.rider'),
      mark: (result) => <Plate place={result.place} type={result.resultType} />,
      cell: (result) => result.rider?.fullName ?? result.riderName,
      below: (result) => sentAs(t, result),
    },
    { key: 'number', title: t('event.number'), cell: (result) => <span className="number">{result.number}</span> },
    { key: 'hometown', title: t('event.hometown'), cell: (result) => result.hometown },
    { key: 'bike', title: t('event.bike'), cell: (result) => result.bike },
    {
      key: 'verdict',
      title: t('event.verdict'),
      phone: 'under',
      cell: (result) => result.verdict && <ShortVerdict verdict={result.verdict} />,
    },
  ];
};

/** The reasons of all unpaid results, each said once; one that is chosen leaves only its results. */
const Reasons = ({
  of,
  all,
  chosen,
  onChoose,
}: {
  of: ReturnType<typeof unpaidByReason>;
  all: number;
  chosen: ReasonCode | undefined;
  onChoose: (code: ReasonCode | undefined) => void;
}) => {
  const words = useClassWords();
  return (
    <div className="admin-reasons" role="group" aria-label={words('unpaid')}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {words('all', { count: all })}
      </button>
      {of.map(([code, { length: count }]) => (
        <button key={code} type="button" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
          {words(`grouped.${code}`, { count })}
        </button>
      ))}
    </div>
  );
};

/** All results of a class, each leading to its rider or to who may be meant. */
export const ClassResults = ({ of: { name, results }, eventId }: { of: EventClass; eventId: string }) => {
  const [t, words, path, columns] = [useWords(), useClassWords(), usePath(), useResultColumns()];
  const [chosen, setChosen] = useState<ReasonCode>();
  const [asked, setPage] = useState(1);
  const groups = unpaidByReason(results);
  const shown = groups.find(([code]) => code === chosen)?.[1] ?? results;
  const totalPages = Math.max(1, Math.ceil(shown.length / AT_ONCE));
  const page = Math.min(asked, totalPages);
  return (
    <>
      {groups.length > 0 && (
        <Reasons
          of={groups}
          all={results.length}
          chosen={chosen}
          onChoose={(code) => {
            setChosen(code);
            setPage(1);
          }}
        />
      )}
      <List
        dense
        label={t('event.resultsOf', { name })}
        columns={columns}
        items={shown.slice((page - 1) * AT_ONCE, page * AT_ONCE)}
        href={({ _id, rider }) =>
          rider ? `${path(`/rider/${rider._id}`)}?tab=results` : path(`/event/${eventId}/results/${_id}`)
        }
        empty={{ text: t('event.missing') }}
      />
      <Pager of={words('pages', { name })} pagination={{ page, totalPages, total: shown.length }} onPage={setPage} />
    </>
  );
};
