import { useState, type FormEvent } from 'react';
import { stateTaxResidence, type RiderDetail } from '@rrr/contract';
import { ActProblem, SelectField, TextField, useAct, useCountries, useFormats, useHost } from '@rrr/kit/base';
import { useConfigQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { useRefresh } from '../../use-refresh.js';
import { isRate, rateOf } from './treaty-rate.js';
import { useCashWords } from './words/use-words.js';

interface Props {
  record: RiderDetail['record'];
}
interface Said {
  usPerson: boolean | null;
  country: string;
  claims: boolean;
  percent: string;
}

/** What was stated, with the way to change it; the form while nothing is. */
export const TaxResidence = ({ record }: Props) => {
  const [t, formats, countries] = [useCashWords(), useFormats(), useCountries()];
  const [changing, setChanging] = useState(false);
  const tax = record?.tax;
  if (!tax || changing) return <TaxForm record={record} onDone={() => setChanging(false)} />;
  const percent = tax.treaty && formats.percent(tax.treaty.percent / 100);
  return (
    <div className="rider-form">
      <p>
        {record.taxStatus === 'us-person'
          ? t('residence.person')
          : t('residence.abroad', { country: countries.name(tax.country) })}
        {percent && ` ${t('residence.claimed', { percent })}`}
      </p>
      <div>
        <button type="button" className="button" onClick={() => setChanging(true)}>
          {t('residence.change')}
        </button>
      </div>
    </div>
  );
};

/** Whether the rider is a US person, and if not, where they pay tax and which treaty rate they claim. */
const TaxForm = ({ record, onDone }: Props & { onDone: () => void }) => {
  const { http } = useHost();
  const [t, formats, me, countries] = [useCashWords(), useFormats(), useMe(), useCountries()];
  const refresh = useRefresh('rider', 'cash');
  const usual = useConfigQuery().data?.program.withholdingPercent ?? 30;
  const tax = record?.tax ?? null;
  const [said, setSaid] = useState<Said>({
    usPerson: record?.taxStatus ? record.taxStatus === 'us-person' : null,
    country: tax && record?.taxStatus !== 'us-person' ? tax.country : '',
    claims: Boolean(tax?.treaty),
    percent: tax?.treaty ? String(tax.treaty.percent) : '',
  });
  const [checked, setChecked] = useState(false);
  const set = (change: Partial<Said>) => setSaid((item) => ({ ...item, ...change }));
  const act = useAct({
    send: ({ usPerson, country, claims, percent }: Said) =>
      http.call(stateTaxResidence, {
        params: me,
        body: usPerson
          ? { usPerson: true, country: 'US', treatyPercent: null }
          : { usPerson: false, country, treatyPercent: claims ? rateOf(percent) : null },
      }),
    refresh,
    notice: ({ form }) => t(`residence.saved.${form}`),
    onDone,
  });
  const abroad = said.usPerson === false;
  const faults = {
    usPerson: said.usPerson === null,
    country: abroad && said.country === '',
    percent: abroad && said.claims && !isRate(said.percent, usual),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!Object.values(faults).some(Boolean)) void act.run(said);
  };
  return (
    <form className="rider-form" noValidate onSubmit={submit}>
      <fieldset className="rider-methods" aria-describedby={checked && faults.usPerson ? 'tax-missing' : undefined}>
        <legend>{t('residence.legend')}</legend>
        {([true, false] as const).map((value) => (
          <label key={String(value)} className="rider-method">
            <input
              type="radio"
              name="usPerson"
              checked={said.usPerson === value}
              onChange={() => set({ usPerson: value })}
            />
            <span>
              <strong>{t(value ? 'residence.yes' : 'residence.no')}</strong>
              <span className="desk-muted">{t(value ? 'residence.yesHelp' : 'residence.noHelp')}</span>
            </span>
          </label>
        ))}
        {checked && faults.usPerson && (
          <span className="error" id="tax-missing">
            {t('residence.choose')}
          </span>
        )}
      </fieldset>
      {abroad && (
        <>
          <SelectField
            name="country"
            label={t('residence.country')}
            none={t('residence.none')}
            choices={countries.all.filter((item) => item.value !== 'US')}
            value={said.country}
            error={checked && faults.country ? t('residence.countryMissing') : undefined}
            onChange={({ target }) => set({ country: target.value })}
          />
          <label className="rider-method">
            <input type="checkbox" checked={said.claims} onChange={({ target }) => set({ claims: target.checked })} />
            <span>
              <strong>{t('residence.treaty')}</strong>
              <span className="desk-muted">{t('residence.treatyHelp', { usual: formats.percent(usual / 100) })}</span>
            </span>
          </label>
          {said.claims && (
            <TextField
              name="percent"
              label={t('residence.percent')}
              value={said.percent}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              error={
                checked && faults.percent
                  ? t('residence.percentWrong', { usual: formats.percent(usual / 100) })
                  : undefined
              }
              onChange={({ target }) => set({ percent: target.value })}
            />
          )}
        </>
      )}
      {tax?.confirmed && <p className="alert wait">{t('residence.changeLead')}</p>}
      <ActProblem act={act} />
      <div className="rider-form-bar">
        <button className="button primary" aria-busy={act.state.phase === 'sending'}>
          {act.state.phase === 'sending' ? t('sending') : t('residence.save')}
        </button>
        {tax && (
          <button type="button" className="button" onClick={onDone}>
            {t('residence.cancel')}
          </button>
        )}
      </div>
    </form>
  );
};
