import type { EventClass } from '@rrr/contract';
import { SelectField, TextField, useCountries } from '@rrr/kit/base';
import { PAYOUTS, RESULT_TYPES, RIDER_FLAGS, storedOf, VINS, type Asked, type Fault, type Name } from './simulation.js';
import { useSimulatorWords } from './words/use-words.js';

interface Props {
  asked: Asked;
  faults: Partial<Record<Name, Fault>>;
  /** of the stored race */
  classes: readonly EventClass[];
}

/**
 * The four things a result is judged by: the race, the class and place, the bike, the rider. What is stored in the
 * program has no fields.
 */
export const SimulatorFields = ({ asked, faults, classes }: Props) => {
  const [t, countries, stored] = [useSimulatorWords(), useCountries(), storedOf(asked)];
  const common = (name: Name) => {
    const fault = faults[name];
    return {
      name,
      label: t(`fields.${name}`),
      defaultValue: asked[name],
      ...(fault ? { error: t(`faults.${fault}`) } : {}),
    };
  };
  const number = (name: Name) => <TextField {...common(name)} inputMode="numeric" />;
  return (
    <>
      {!stored.race && (
        <fieldset className="admin-form admin-group">
          <legend>{t('groups.race')}</legend>
          <TextField {...common('date')} type="date" />
          <SelectField {...common('country')} choices={countries.all} />
        </fieldset>
      )}
      <fieldset className="admin-form admin-group">
        <legend>{t('groups.class')}</legend>
        {stored.race ? (
          <SelectField {...common('class')} choices={classes.map(({ _id, name }) => ({ value: _id, label: name }))} />
        ) : (
          <SelectField
            {...common('payout')}
            choices={PAYOUTS.map((value) => ({ value, label: t(`payouts.${value}`) }))}
          />
        )}
        <SelectField
          {...common('type')}
          choices={RESULT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        {number('place')}
        {!stored.race && <TextField {...common('amount')} inputMode="decimal" help={t('help.amount')} />}
        {stored.race ? (
          <TextField {...common('starters')} inputMode="numeric" required={false} help={t('help.starters')} />
        ) : (
          number('starters')
        )}
        <TextField {...common('others')} required={false} help={t('help.others')} />
      </fieldset>
      <fieldset className="admin-form admin-group">
        <legend>{t('groups.bike')}</legend>
        {!stored.rider && (
          <>
            {number('year')}
            <TextField {...common('make')} maxLength={60} />
            <TextField {...common('model')} maxLength={60} />
            <SelectField {...common('vin')} choices={VINS.map((value) => ({ value, label: t(`vins.${value}`) }))} />
          </>
        )}
        <TextField {...common('bike')} required={false} maxLength={255} help={t('help.bike')} />
      </fieldset>
      {!stored.rider && (
        <fieldset className="admin-form admin-group">
          <legend>{t('groups.rider')}</legend>
          <TextField {...common('born')} type="date" />
          {RIDER_FLAGS.map((name) => (
            <label key={name} className="check">
              <input type="checkbox" name={name} value="true" defaultChecked={asked[name] === 'true'} />
              <span>{t(`fields.${name}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
