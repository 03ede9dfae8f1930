import type { RiderCard } from '@rrr/contract';
import { Amount, Status, type Column } from '@rrr/kit/desk';
import { usePlace } from '../../pieces/use-place.js';
import { useWords } from '../../words/use-words.js';
import { VinStatus } from '../../shared/rider/VinStatus.js';

const Bikes = ({ bikes }: Pick<RiderCard, 'bikes'>) => {
  const t = useWords();
  // The bike that decides whether results earn.
  const shown = bikes.find((bike) => bike.vinStatus === 'verified') ?? bikes[0];
  if (!shown) return <span className="desk-muted">{t('riders.noBike')}</span>;
  return (
    <span className="admin-bike">
      <VinStatus status={shown.vinStatus} label={`${shown.year} ${shown.model}`} />
      {bikes.length > 1 && <span className="desk-muted">{t('riders.more', { count: bikes.length - 1 })}</span>}
    </span>
  );
};

export const useRiderColumns = (): Column<RiderCard>[] => {
  const [t, place] = [useWords(), usePlace()];
  return [
    {
      key: 'name',
      title: t('riders.name'),
      cell: (card) => card.fullName,
      beside: (card) => card.deActivated && <Status tone="bad">{t('riders.actives.false')}</Status>,
      below: (card) =>
        card.foundBy && (
          <span className="desk-muted small">
            {t(`search.foundBy.${card.foundBy.kind}`, { text: card.foundBy.text })}
          </span>
        ),
    },
    { key: 'email', title: t('riders.email'), phone: 'none', cell: (card) => card.email?.includes('@') && card.email },
    {
      key: 'ama',
      title: t('riders.ama'),
      phone: 'none',
      cell: (card) => <span className="number">{card.amaNumber}</span>,
    },
    {
      key: 'from',
      title: t('riders.from'),
      cell: (card) => place({ ...card, city: card.hometown }),
    },
    { key: 'bikes', title: t('riders.bikes'), phone: 'under', cell: (card) => <Bikes bikes={card.bikes} /> },
    {
      key: 'balance',
      title: t('riders.balance'),
      align: 'right',
      cell: (card) =>
        card.balances.map(({ available }) => (
          <div key={available.currency}>
            <Amount money={available} />
          </div>
        )),
    },
  ];
};
