import type { RiderDetail } from '@rrr/contract';
import { Section, Status, type Tone } from '@rrr/kit/desk';
import { useRedeemWords } from './words/use-words.js';

const TONE = { verified: 'good', unverified: 'wait', invalid: 'bad' } as const satisfies Record<string, Tone>;

export const RiderBikes = ({ bikes }: Pick<RiderDetail, 'bikes'>) => {
  const words = useRedeemWords();
  return (
    <Section title={words('bikes')}>
      {bikes.length === 0 && <p className="desk-muted">{words('noBikes')}</p>}
      <ul className="dealer-last">
        {bikes.map((bike) => (
          <li key={bike._id}>
            <span>
              {bike.year} {bike.make} {bike.model}
            </span>
            <Status tone={TONE[bike.vinStatus]}>{words(`vin.${bike.vinStatus}`)}</Status>
          </li>
        ))}
      </ul>
    </Section>
  );
};
