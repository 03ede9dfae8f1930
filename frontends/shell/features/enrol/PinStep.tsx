import { Captcha, plainVin, TextField } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import type { Step } from './draft.js';
import type { Form } from './use-draft.js';
import { useAllWords } from './words/use-all-words.js';

interface Props {
  form: Form;
  /** asks again when it changes; null: the program has none */
  captcha: number | null;
  unsolved: boolean;
  onSolved: (answer: string | null) => void;
  onChange: (step: Step) => void;
}

export const PinStep = ({ form, captcha, unsolved, onSolved, onChange }: Props) => {
  const [t, { http }] = [useAllWords(), useShell()];
  const { draft, set } = form;
  const checked = [
    ['account', draft.email],
    ['you', `${draft.firstName} ${draft.lastName}`],
    ['bike', `${draft.year} ${draft.make} ${draft.model}\n${plainVin(draft.vin)}`],
  ] as const;
  return (
    <>
      <div className="enrol-pin">
        <TextField
          {...form.text('pin')}
          label={t('pin.pin')}
          help={t('pin.help')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          onChange={(event) => set('pin', event.target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      <section className="enrol-review">
        <h2>{t('pin.check')}</h2>
        <dl>
          {checked.map(([step, value]) => (
            <div key={step}>
              <dt>{t(`steps.${step}`)}</dt>
              <dd>
                <span>{value}</span>
                <button type="button" className="button quiet" onClick={() => onChange(step)}>
                  {t('pin.change')}
                  <span className="visually-hidden"> {t(`steps.${step}`)}</span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {captcha !== null && <Captcha key={captcha} http={http} missing={unsolved} onAnswer={onSolved} purpose="form" />}
    </>
  );
};
