import { useId } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import type { Currency } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { MoneyInput } from '../../form/MoneyInput.js';
import { withPlace, type PlaceDraft } from './class-draft.js';
import { useClassWords } from './words/use-words.js';

const MOST_PLACES = 100;

interface Props {
  places: readonly PlaceDraft[];
  currency: Currency;
  /** an amount is missing or is none */
  wrong: boolean;
  onChange: (places: readonly PlaceDraft[]) => void;
}

/** What each place pays, in the order of the places. */
export const PlaceFields = ({ places, currency, wrong, onChange }: Props) => {
  const [words, formats, id] = [useClassWords(), useFormats(), useId()];
  return (
    <fieldset className="desk-race-places">
      <legend>{words('places')}</legend>
      {places.map(({ place, amount }) => (
        <div key={place} className="desk-race-place">
          <label htmlFor={`${id}${place}`}>{words('placeOf', { place: formats.count(place) })}</label>
          <MoneyInput
            id={`${id}${place}`}
            currency={currency}
            value={amount}
            aria-invalid={wrong && (typeof amount !== 'number' || amount < 1)}
            onChange={(next) =>
              onChange(places.map((draft) => (draft.place === place ? { place, amount: next } : draft)))
            }
          />
          <button
            type="button"
            className="desk-icon-button"
            aria-label={words('removePlace', { place: formats.count(place) })}
            onClick={() => onChange(places.filter((draft) => draft.place !== place))}
          >
            <CloseOutlined aria-hidden />
          </button>
        </div>
      ))}
      {places.every(({ place }) => place < MOST_PLACES) && (
        <div>
          <button type="button" className="button" onClick={() => onChange(withPlace(places))}>
            {words('addPlace')}
          </button>
        </div>
      )}
    </fieldset>
  );
};
