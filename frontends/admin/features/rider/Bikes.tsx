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
        {bikes.map((bike) => (
          <li key={bike._id}>
            <span>
              <strong>
                {bike.year} {bike.make} {bike.model}
              </strong>
              <span className="admin-vin">{bike.vin ?? t('rider.noVin')}</span>
            </span>
            <VinStatus status={bike.vinStatus} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
