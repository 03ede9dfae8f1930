import { setPin } from '@rrr/contract';
import { ActProblem, PasswordField, pinFault, Status, TextField, useFormats, useHost } from '@rrr/kit/base';
import { Fold } from '../../../Fold.js';
import { useRefresh } from '../../../use-refresh.js';
import { useShortForm } from '../../../use-short-form.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';

export interface PinFormProps {
  hasPin: boolean;
  /** end of the lock after wrong PINs; null: not locked */
  pinLockedUntil: string | null;
  /** refused as a PIN */
  birthYear: string | null;
  /** the shell led here, because there is no PIN */
  led: boolean;
}

export const PinForm = ({ hasPin, pinLockedUntil, birthYear, led }: PinFormProps) => {
  const { http } = useHost();
  const [t, formats, refresh] = [useProfileWords(), useFormats(), useRefresh('rider')];
  const faultOf = (pin: string): string | undefined => {
    if (pin === '') return t('required');
    if (!/^\d{4}$/.test(pin)) return t('pin.digits');
    const fault = pinFault(pin, birthYear);
    return fault && t(`pin.tooEasy.${fault}`);
  };
  const { act, faults, key, sending, onSubmit } = useShortForm({
    names: ['pin', 'password'],
    faults: ({ pin, password }): { pin?: string; password?: string } => {
      const fault = faultOf(pin);
      return { ...(fault ? { pin: fault } : {}), ...(password === '' ? { password: t('required') } : {}) };
    },
    send: ({ pin, password }) => http.call(setPin, { body: { pin, password } }),
    notice: t('pin.done'),
    refresh,
  });
  return (
    <Fold
      title={t('pin.title')}
      side={hasPin ? <Status tone="good">{t('pin.set')}</Status> : undefined}
      name={FOLD}
      open
    >
      {led && !hasPin && (
        <p className="alert wait" role="status">
          {t('pin.led')}
        </p>
      )}
      <p>{hasPin || led ? t('pin.lead') : t('pin.missing')}</p>
      {pinLockedUntil && (
        <p className="alert wait" role="status">
          {t('pin.locked', { when: formats.instant(pinLockedUntil) })}
        </p>
      )}
      <form key={key} className="rider-form" noValidate onSubmit={onSubmit}>
        <TextField
          name="pin"
          label={t('pin.new')}
          help={t('pin.help')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={faults.pin}
        />
        <PasswordField
          name="password"
          label={t('pin.password')}
          autoComplete="current-password"
          error={faults.password}
        />
        <ActProblem act={act} />
        <div className="rider-form-bar">
          <button className="button primary" aria-busy={sending}>
            {sending ? t('sending') : t(hasPin ? 'pin.submit.change' : 'pin.submit.set')}
          </button>
        </div>
      </form>
    </Fold>
  );
};
