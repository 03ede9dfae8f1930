import type { RiderCard } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Amount, Status, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { VinStatus } from '../rider/VinStatus.js';

const Bikes = ({ bikes }: Pick<RiderCard, 'bikes'>) => {
  const t = useWords();
  // The bike that decides whether results earn.
  const shown = bikes.find((it) => it.vinStatus === 'verified') ?? bikes[0];
  if (!shown) return <span className="desk-muted">{t('riders.noBike')}</span>;
  return (
    <span className="admin-bike">
      <VinStatus status={shown.vinStatus} label={`${shown.year} ${shown.model}`} />
      {bikes.length > 1 && <span className="desk-muted">{t('riders.more', { count: bikes.length - 1 })}</span>}
    </span>
  );
};

const Name = ({ rider: { _id, fullName, deActivated } }: { rider: RiderCard }) => {
  const [t, path] = [useWords(), usePath()];
  return (
    <span className="admin-bike">
      <Link className="admin-main" to={path(`/rider/${_id}`)}>
        {fullName}
      </Link>
      {deActivated && <Status tone="bad">{t('riders.actives.false')}</Status>}
    </span>
  );
};

export const useRiderColumns = (): Column<RiderCard>[] => {
  const t = useWords();
  return [
    { key: 'name', title: t('riders.name'), cell: (it) => <Name rider={it} /> },
    { key: 'email', title: t('riders.email'), cell: (it) => it.email },
    { key: 'ama', title: t('riders.ama'), cell: (it) => <span className="number">{it.amaNumber}</span> },
    {
      key: 'from',
      title: t('riders.from'),
      cell: (it) => [it.hometown, it.state, it.country].filter(Boolean).join(', '),
    },
    { key: 'bikes', title: t('riders.bikes'), cell: (it) => <Bikes bikes={it.bikes} /> },
    {
      key: 'balance',
      title: t('riders.balance'),
      align: 'right',
      cell: (it) =>
        it.balances.map(({ available }) => (
          <div key={available.currency}>
            <Amount money={available} />
          </div>
        )),
    },
  ];
};
