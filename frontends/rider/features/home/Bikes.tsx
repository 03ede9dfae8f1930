import type { RiderDetail } from '@rrr/contract';
import { Empty, Section, Status, type Tone } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

type Bike = RiderDetail['bikes'][number];
const TONE: Record<Bike['vinStatus'], Tone> = { verified: 'good', unverified: 'wait', invalid: 'bad' };

export const Bikes = ({ bikes }: { bikes: readonly Bike[] }) => {
  const t = useWords();
  return (
    <Section title={t('home.bikes')}>
      {bikes.length === 0 && <Empty text={t('home.noBikes')} />}
      <ul className="rider-rows">
        {bikes.map(({ _id, year, make, model, vin, vinStatus }) => (
          <li key={_id} className="rider-row-plain">
            <div>
              <strong>
                {make} {model} {year}
              </strong>
              {vin && <div className="desk-muted rider-vin">{t('home.vin', { vin })}</div>}
              <Status tone={TONE[vinStatus]}>{t(`home.vinStatus.${vinStatus}`)}</Status>
              {vinStatus !== 'verified' && <p className="desk-muted">{t(`home.vinHelp.${vinStatus}`)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
