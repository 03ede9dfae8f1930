import type { GarageBike } from '@rrr/contract';
import { Status, useFormats, type Tone } from '@rrr/kit/base';
import { usePublicPath } from '../../../use-public-path.js';
import { useProfileWords } from '../words/use-words.js';
import { whyNotVerified } from './bike-faults.js';

export const bikeName = ({ make, model, year }: Pick<GarageBike, 'make' | 'model' | 'year'>): string =>
  `${make} ${model} ${year}`;
const TONE: Record<GarageBike['vinStatus'], Tone> = { verified: 'good', unverified: 'wait', invalid: 'bad' };

interface Props {
  bike: GarageBike;
  onEdit: () => void;
  onRemove: () => void;
}

/** One bike: whether it can earn, why not, and what to do about it. */
export const BikeCard = ({ bike, onEdit, onRemove }: Props) => {
  const [t, formats, publicPath] = [useProfileWords(), useFormats(), usePublicPath()];
  const [name, why] = [bikeName(bike), whyNotVerified(bike)];
  return (
    <>
      <div className="rider-bike">
        <strong>{name}</strong>
        <span className="desk-muted rider-vin">{bike.vin ? t('bikes.vin', { vin: bike.vin }) : t('bikes.noVin')}</span>
        <Status tone={why === 'taken' ? 'bad' : TONE[bike.vinStatus]}>{t(`bikes.status.${bike.vinStatus}`)}</Status>
        {bike.vinStatus === 'verified' && bike.verifiedAt && (
          <span className="desk-muted">{t('bikes.verifiedAt', { date: formats.day(bike.verifiedAt) })}</span>
        )}
        {why && (
          <p>
            {t(`bikes.why.${why}`)}
            {why === 'taken' && (
              <>
                {' '}
                <a href={publicPath('/about/contact')}>{t('bikes.support')}</a>
              </>
            )}
          </p>
        )}
      </div>
      <div className="rider-bike-acts">
        <button type="button" className="button" aria-label={t('bikes.edit', { bike: name })} onClick={onEdit}>
          {t('bikes.editShort')}
        </button>
        <button type="button" className="button" aria-label={t('bikes.remove', { bike: name })} onClick={onRemove}>
          {t('bikes.removeShort')}
        </button>
      </div>
    </>
  );
};
