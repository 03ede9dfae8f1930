import { useFormats } from '@rrr/kit/base';
import { useCashReminderQuery } from './inbox.api.js';
import type { OverdueCash } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

/** What a rider with overdue cash was asked before: by whom, when, and how much longer they were given. */
export const CashAsks = ({ riderId, reminded }: { riderId: string; reminded: OverdueCash['reminded'] }) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const asks = useCashReminderQuery({ params: { riderId } }).currentData?.asks ?? [];
  return (
    <>
      <h3>{words('cash.asked')}</h3>
      {reminded === null && asks.length === 0 && <p>{words('cash.neverAsked')}</p>}
      <ul className="admin-inbox-cash">
        {reminded?.by === null && <li>{words('cash.byProgram', { when: formats.instant(reminded.at) })}</li>}
        {asks.map(({ _id, at, by, until, reason }) => (
          <li key={_id}>
            {until === null
              ? words('cash.remindedBy', { when: formats.instant(at), by })
              : words('cash.extendedBy', { when: formats.instant(at), by, date: formats.date(until) })}
            {reason && <span className="desk-muted"> {words('cash.because', { reason })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};
