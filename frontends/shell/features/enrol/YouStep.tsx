import { listPlaces } from '@rrr/contract';
import { SelectField, TextField, useCountries, useLocale } from '@rrr/kit/base';
import { useCall } from '../../app/use-call.js';
import { BirthDate } from './BirthDate.js';
import type { Form } from './use-draft.js';
import { useAllWords } from './words/use-all-words.js';

const toChoice = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });

export const YouStep = ({ form, adultAge }: { form: Form; adultAge: number }) => {
  const [t, locale, countries] = [useAllWords(), useLocale(), useCountries()];
  const { data, error, retry } = useCall(listPlaces, { query: { lang: locale } });
  const { draft, set, text } = form;
  const { country } = draft;
  const regions = data?.regions[country];
  const hasRegions = country === 'US' || country === 'CA';
  const optional = (label: string) => t('optional', { label });
  const stateLabel = optional(t(`you.state.${hasRegions ? country : 'other'}`));
  return (
    <>
      <div className="enrol-pair">
        <TextField {...text('firstName')} label={t('you.firstName')} autoComplete="given-name" maxLength={60} />
        <TextField {...text('lastName')} label={t('you.lastName')} autoComplete="family-name" maxLength={60} />
      </div>
      <BirthDate form={form} adultAge={adultAge} />
      <fieldset className="enrol-section">
        <legend>{t('you.where')}</legend>
        <p className="muted small">{t('you.whereHelp')}</p>
        <SelectField
          {...text('country')}
          label={t('you.country')}
          none={t('you.noCountry')}
          choices={data ? data.countries.map(toChoice) : countries.all}
          autoComplete="country"
          required
          onChange={(event) => {
            set('country', event.target.value);
            // a state of one country is none of another
            if (event.target.value !== country) set('state', '');
          }}
        />
        {error && !data && (
          <p className="alert" role="status">
            <span>{t('you.placesFailed')}</span>
            <button type="button" className="button" onClick={retry}>
              {t('retry')}
            </button>
          </p>
        )}
        <TextField
          {...text('addressLine1')}
          required={false}
          label={optional(t('you.address1'))}
          autoComplete="address-line1"
          maxLength={120}
        />
        <TextField
          {...text('addressLine2')}
          required={false}
          label={optional(t('you.address2'))}
          autoComplete="address-line2"
          maxLength={120}
        />
        <TextField
          {...text('city')}
          required={false}
          label={optional(t('you.city'))}
          autoComplete="address-level2"
          maxLength={100}
        />
        <div className="enrol-pair">
          {hasRegions ? (
            <SelectField
              {...text('state')}
              label={stateLabel}
              none={t('you.noState')}
              choices={regions?.map(toChoice) ?? []}
              autoComplete="address-level1"
            />
          ) : (
            <TextField
              {...text('state')}
              required={false}
              label={stateLabel}
              autoComplete="address-level1"
              maxLength={50}
            />
          )}
          <TextField
            {...text('zipcode')}
            required={false}
            label={optional(t(`you.zip.${country === 'US' ? 'US' : 'other'}`))}
            autoComplete="postal-code"
            maxLength={12}
          />
        </div>
      </fieldset>
      <fieldset className="enrol-section">
        <legend>{t('you.racing')}</legend>
        <TextField
          {...text('amaNumber')}
          required={false}
          label={optional(t('you.ama'))}
          help={t('you.amaHelp')}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          {...text('phone1')}
          required={false}
          type="tel"
          label={optional(t('you.phone'))}
          help={t('you.phoneHelp')}
          autoComplete="tel"
          maxLength={40}
        />
        <label className="check enrol-check">
          <input
            type="checkbox"
            name="showName"
            checked={draft.showName !== ''}
            onChange={(event) => set('showName', event.target.checked ? 'yes' : '')}
          />
          <span>
            {t('you.showName')} <span className="muted">{t('you.showNameHelp')}</span>
          </span>
        </label>
      </fieldset>
    </>
  );
};
