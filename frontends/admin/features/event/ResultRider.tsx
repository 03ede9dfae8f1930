import type { EventClass } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { TwoLines } from '../../pieces/TwoLines.js';
import { useWords } from '../../words/use-words.js';

/** The rider a row was matched to, and the name as sent when it differs; or the name that matches nobody. */
export const ResultRider = ({ result: { rider, riderName, verdict } }: { result: EventClass['results'][number] }) => {
  const [t, path] = [useWords(), usePath()];
  // The verdict beside it says the same, and more.
  const said = verdict?.reasons.some(({ code }) => code === 'RIDER_UNKNOWN');
  if (!rider) return <TwoLines main={riderName} more={said ? undefined : t('event.unmatched')} />;
  const same = rider.fullName.localeCompare(riderName, undefined, { sensitivity: 'base' }) === 0;
  return (
    <TwoLines
      main={
        <Link className="admin-main" to={`${path(`/rider/${rider._id}`)}?tab=results`}>
          {rider.fullName}
        </Link>
      }
      more={same ? undefined : t('event.sentAs', { name: riderName })}
    />
  );
};
