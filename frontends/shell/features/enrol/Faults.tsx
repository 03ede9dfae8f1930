import type { Translate } from '@rrr/kit/base';
import type { Field } from './draft.js';
import type { Faults as Found } from './first-rules.js';
import type { Form } from './use-draft.js';
import type { AllWords } from './words/use-all-words.js';

const LABELS = {
  email: 'account.email',
  password: 'account.password',
  again: 'account.again',
  firstName: 'you.firstName',
  lastName: 'you.lastName',
  bornYear: 'you.born',
  country: 'you.country',
  make: 'bike.make',
  model: 'bike.model',
  year: 'bike.year',
  guardianName: 'consent.guardian',
  guardianEmail: 'consent.email',
  pin: 'pin.pin',
} as const;
type Labelled = keyof typeof LABELS;

interface Props {
  t: Translate<AllWords>;
  form: Form;
  faults: Found;
  onChoose: (field: Field) => void;
}

/** When several fields are wrong, all of them at the top, each a way to its field. */
export const Faults = ({ t, form, faults, onChoose }: Props) => {
  const told = (Object.keys(faults) as Field[]).filter((field) => form.isTried && form.faultOf(field));
  if (told.length < 2) return null;
  return (
    <div className="alert bad" role="alert">
      <strong>{t('several', { count: told.length })}</strong>
      <ul className="enrol-faults">
        {told.map((field) => (
          <li key={field}>
            <button type="button" onClick={() => onChoose(field)}>
              {field === 'vin' ? 'VIN' : field === 'agreed' ? t('consent.title') : t(LABELS[field as Labelled])}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
