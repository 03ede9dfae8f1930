import { ModelField, TextField, useBikeOfVin, VinBike, VinField } from '@rrr/kit/base';
import { useShell, type Config } from '../../app/shell-context.js';
import { Chips } from './Chips.js';
import { asksForYear, eligibleYears, isEligible, modelsOf, yearOf } from './rules.js';
import type { Form } from './use-draft.js';
import { useAllWords } from './words/use-all-words.js';

const OTHER = 'other';
const OTHERS = { make: 'otherMake', year: 'otherYear' } as const;

/** The VIN comes first: it says what the motorcycle is, and the rider confirms that. */
export const BikeStep = ({ form, program }: { form: Form; program: Config['program'] }) => {
  const t = useAllWords();
  const { http, to } = useShell();
  const { draft, set } = form;
  const { brandMakes, eligibleBikes } = program;
  const years = eligibleYears(draft.model, eligibleBikes).map(String);
  const isOtherMake = draft.otherMake !== '' || (draft.make !== '' && !brandMakes.includes(draft.make));
  const isOtherYear =
    years.length === 0 || draft.otherYear !== '' || (draft.year !== '' && !years.includes(draft.year));
  const year = yearOf(draft);
  const isComplete = draft.make.trim() !== '' && draft.model.trim() !== '' && year !== null;
  /** a chosen value, or the chip behind which another one is typed */
  const choose = (field: 'make' | 'year') => (value: string) => {
    set(OTHERS[field], value === OTHER ? 'yes' : '');
    set(field, value === OTHER ? '' : value);
  };
  const read = useBikeOfVin({
    http,
    bike: draft,
    set: (field, value) => (field === 'model' ? set(field, value) : choose(field)(value)),
  });
  const models = [...new Set([...read.models, ...modelsOf(program)])];
  return (
    <>
      <VinField
        value={draft.vin}
        year={year}
        asksForYear={asksForYear(draft, program)}
        checked={form.isChecked('vin')}
        error={draft.vin.trim() === '' ? form.faultOf('vin') : undefined}
        onChange={(typed) => set('vin', typed)}
        onLeave={() => form.leave('vin')}
      />
      {read.known ? (
        <VinBike bike={draft} onChange={read.change} />
      ) : (
        <>
          <Chips
            legend={t('bike.make')}
            name="make"
            value={isOtherMake ? OTHER : draft.make}
            choices={[
              ...brandMakes.map((brandMake) => ({ value: brandMake, label: brandMake })),
              { value: OTHER, label: t('bike.otherMake') },
            ]}
            error={isOtherMake ? undefined : form.faultOf('make')}
            onChange={choose('make')}
          />
          {isOtherMake && (
            <TextField {...form.text('make')} label={t('bike.makeName')} autoComplete="off" maxLength={60} />
          )}
          <ModelField
            {...form.text('model')}
            label={t('bike.model')}
            help={models[0] ? t('bike.modelHelp', { example: models[0] }) : ''}
            models={models}
            onChange={(model) => set('model', model)}
          />
          {years.length > 0 && (
            <Chips
              legend={t('bike.year')}
              help={t('bike.yearHelp')}
              name="year"
              value={isOtherYear ? OTHER : draft.year}
              choices={[
                ...years.map((text) => ({ value: text, label: text })),
                { value: OTHER, label: t('bike.otherYear') },
              ]}
              error={isOtherYear ? undefined : form.faultOf('year')}
              onChange={choose('year')}
            />
          )}
          {isOtherYear && (
            <TextField
              {...form.text('year')}
              label={t(years.length > 0 ? 'bike.yearNumber' : 'bike.year')}
              {...(years.length > 0 ? {} : { help: t('bike.yearHelp') })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
            />
          )}
        </>
      )}
      {isComplete && !isEligible(draft, year, program) && (
        <p className="alert wait" role="status">
          <strong>{t('bike.notEligible')}</strong>
          <span>{t('bike.notEligibleHow')}</span>
          <a href={to('/about/rules')} target="_blank" rel="noreferrer">
            {t('bike.rules')}
          </a>
        </p>
      )}
    </>
  );
};
