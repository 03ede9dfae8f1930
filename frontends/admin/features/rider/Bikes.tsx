import type { RiderDetail } from '@rrr/contract';
import { Empty, Section } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { VinStatus } from '../../shared/rider/VinStatus.js';

export const Bikes = ({ bikes }: Pick<RiderDetail, 'bikes'>) => {
  const t = useWords();
  return (
    <Section title={t('rider.bikes')}>
      {bikes.length === 0 && <Empty text={t('rider.noBikes')} />}
      <ul className="admin-bikes">
        {bikes.map((it) => (
          <li key={it._id}>
            <span>
              <strong>
                {it.year} {it.make} {it.model}
              </strong>
              <span className="admin-vin">{it.vin ?? t('rider.noVin')}</span>
            </span>
            <VinStatus status={it.vinStatus} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
