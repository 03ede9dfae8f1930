import { useState, type FormEvent } from 'react';
import { addBike, editBike, type GarageBike } from '@rrr/contract';
import {
  ActProblem,
  knownModel,
  ModelField,
  plainVin,
  TextField,
  useAct,
  useBikeOfVin,
  useFieldWords,
  useHost,
  VinBike,
  VinField,
} from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useConfigQuery } from '../../../api.js';
import { useMe } from '../../../use-me.js';
import { usePublicPath } from '../../../use-public-path.js';
import { useRefresh } from '../../../use-refresh.js';
import { useProfileWords } from '../words/use-words.js';
import { bikeFaults, isEligible, yearOf, type WrittenBike } from './bike-faults.js';
import { bikeName } from './BikeCard.js';

interface Props {
  /** the rider's, two letters; decides whether a VIN must carry its model year */
  country: string;
  /** the one that is changed; another one is added without it */
  bike?: GarageBike;
  onDone: () => void;
  onCancel: () => void;
}
const NAMES = ['vin', 'make', 'model', 'year'] as const;

/** A bike as its rider writes it: first the VIN, which says of a new bike what it is, for the rider to confirm. */
export const BikeForm = ({ country, bike, onDone, onCancel }: Props) => {
  const { http } = useHost();
  const [t, me, publicPath, refresh] = [useProfileWords(), useMe(), usePublicPath(), useRefresh('rider')];
  const fieldWords = useFieldWords();
  const program = useConfigQuery().data?.program;
  const [written, setWritten] = useState<WrittenBike>({
    make: bike?.make ?? program?.brandMakes[0] ?? '',
    model: bike?.model ?? '',
    year: bike ? String(bike.year) : '',
    vin: bike?.vin ?? '',
  });
  const set = (name: keyof WrittenBike) => (value: string) =>
    setWritten((writtenBike) => ({ ...writtenBike, [name]: value }));
  const read = useBikeOfVin({ http, bike: written, set: (name, value) => set(name)(value), isNew: !bike });
  const models = [
    ...new Set([...read.models, ...(program?.eligibleBikes.flatMap((eligibleBike) => eligibleBike.models) ?? [])]),
  ];
  const [checked, setChecked] = useState(false);
  const [leftVin, setLeftVin] = useState(false);
  const act = useAct({
    send: ({ vin, make, model, year }: WrittenBike) => {
      const body = { make, model: knownModel(model, models), year: Number(year), vin: plainVin(vin) };
      return bike
        ? http.call(editBike, {
            params: { role: 'rider', bikeId: bike._id },
            body: { ...body, version: bike.version },
          })
        : http.call(addBike, { params: me, body });
    },
    // also after a refusal: the bike may have been changed meanwhile
    refresh,
    notice: (result) =>
      t(`bikes.${bike ? 'saved' : 'added'}.${result.bike.vinStatus === 'verified' ? 'verified' : 'waiting'}`),
    onDone,
  });
  const [taken, setTaken] = useState<string>();
  const asksForYear = program?.vinYearCountries?.includes(country) ?? true;
  const faults = checked ? bikeFaults(written, asksForYear) : {};
  const year = yearOf(written.year);
  const error = (name: 'make' | 'model' | 'year') => {
    const fault = faults[name];
    return fault && (fault === 'year' ? t('bikes.yearWrong') : t('required'));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    const found = bikeFaults(written, asksForYear);
    const first = NAMES.find((name) => found[name]);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    const state = await act.run(written);
    const isTaken = state.phase === 'refused' && state.problem.code === 'VIN_TAKEN';
    setTaken(isTaken ? plainVin(written.vin) : undefined);
  };
  const complete = written.make.trim() !== '' && written.model.trim() !== '' && year !== null;
  const isNewVin = bike?.vinStatus === 'verified' && plainVin(written.vin) !== bike.vin;
  return (
    <Section title={bike ? t('bikes.editTitle', { bike: bikeName(bike) }) : t('bikes.addTitle')}>
      <form className="rider-form" noValidate onSubmit={(event) => void submit(event)}>
        <VinField
          value={written.vin}
          year={year}
          asksForYear={asksForYear}
          checked={checked || leftVin}
          error={faults.vin === 'required' ? t('required') : undefined}
          taken={taken}
          onChange={set('vin')}
          onLeave={() => setLeftVin(true)}
        >
          <p>
            {t('bikes.takenHelp')} <a href={publicPath('/about/contact')}>{t('bikes.support')}</a>
          </p>
        </VinField>
        {read.known ? (
          <VinBike bike={written} onChange={read.change} />
        ) : (
          <>
            <TextField
              name="make"
              label={fieldWords('make')}
              value={written.make}
              error={error('make')}
              list="rider-makes"
              autoComplete="off"
              maxLength={60}
              onChange={({ target }) => set('make')(target.value)}
            />
            <datalist id="rider-makes">
              {program?.brandMakes.map((brandMake) => (
                <option key={brandMake} value={brandMake} />
              ))}
            </datalist>
            <ModelField
              label={fieldWords('model')}
              {...(models[0] ? { help: t('bikes.modelHelp', { example: models[0] }) } : {})}
              value={written.model}
              models={models}
              error={error('model')}
              onChange={set('model')}
            />
            <TextField
              name="year"
              label={fieldWords('modelYear')}
              help={t('bikes.yearHelp')}
              value={written.year}
              error={error('year')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              onChange={({ target }) => set('year')(target.value.replaceAll(/\D/g, ''))}
            />
          </>
        )}
        {program && complete && !isEligible(written, year, program) && (
          <p className="alert wait" role="status">
            <span>{t('bikes.notEligible')}</span>
            <a href={publicPath('/about/rules')} target="_blank" rel="noreferrer">
              {t('bikes.rules')}
            </a>
          </p>
        )}
        {isNewVin && (
          <p className="alert wait" role="status">
            {t('bikes.newVin')}
          </p>
        )}
        <ActProblem act={act} />
        <div className="rider-form-bar">
          <button className="button primary large" aria-busy={act.state.phase === 'sending'}>
            {act.state.phase === 'sending' ? t('sending') : t(bike ? 'bikes.save' : 'bikes.add')}
          </button>
          <button type="button" className="button large" onClick={onCancel}>
            {t('bikes.cancel')}
          </button>
        </div>
      </form>
    </Section>
  );
};
