import type { CSSProperties } from 'react';
import { numberFormat, Plate, useFormats, useLocale } from '@rrr/kit/base';
import type { PreviewedPlace } from './use-calculator.js';
import { useHomeWords } from './words/use-home-words.js';

/** Money of which the currency is known: no code, and no cents where no place has any. */
const useShortMoney = (places: readonly PreviewedPlace[]) => {
  const locale = useLocale();
  const whole = places.every(({ amount }) => amount.amount % 100 === 0);
  return ({ amount: { amount, currency } }: PreviewedPlace) =>
    numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(whole ? { maximumFractionDigits: 0 } : {}),
    }).format(amount / 100);
};

/** The place picker is the figure: height is money, the plate below is the radio button. */
export const Ladder = ({
  places,
  chosen,
  onChoose,
}: {
  places: readonly PreviewedPlace[];
  chosen: PreviewedPlace;
  onChoose: (place: number) => void;
}) => {
  const [t, formats, short] = [useHomeWords(), useFormats(), useShortMoney(places)];
  const most = Math.max(...places.map(({ amount }) => amount.amount), 1);
  return (
    <fieldset className="ladder-field">
      <legend className="visually-hidden">{t('place')}</legend>
      <div className="ladder" style={{ '--count': Math.max(places.length, 5) } as CSSProperties}>
        {places.map((place) => (
          <label
            key={place.place}
            className={place.verdict.earns ? 'rung' : 'rung hollow'}
            style={{ '--share': place.amount.amount / most } as CSSProperties}
          >
            <input
              type="radio"
              name="place"
              value={place.place}
              checked={place.place === chosen.place}
              aria-label={t('placePays', {
                place: formats.position(place.place),
                amount: formats.money(place.amount),
              })}
              onChange={() => onChoose(place.place)}
            />
            <span className="rung-amount" aria-hidden="true">
              {short(place)}
            </span>
            <span className="rung-bar" />
            <span className="rung-plate" aria-hidden="true">
              <Plate place={place.place} size={34} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
