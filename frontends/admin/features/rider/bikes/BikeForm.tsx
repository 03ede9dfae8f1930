import { useState, type FormEvent } from 'react';
import { addBike, editBike, type GarageBike } from '@rrr/contract';
import { ActProblem, plainVin, TextField, useAct, useFieldWords, useHost, VinField } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { BIKE } from '@rrr/records';
import { useProgramQuery } from '../../../program.api.js';
import { useRefresh } from '../../../use-refresh.js';
import { bikeFaults, YEARS, yearOf, type WrittenBike } from './bike-faults.js';
import { bikeName } from './bike-name.js';
import { useBikeWords } from './words/use-words.js';

interface Props {
  riderId: string;
  /** the one that is changed; another one is added without it */
  bike?: GarageBike;
  onDone: () => void;
  onCancel: () => void;
}
const NAMES = ['year', 'make', 'model', 'vin'] as const;

/** A rider's bike as an administrator writes it; the VIN is checked as it is typed. */
export const BikeForm = ({ riderId, bike, onDone, onCancel }: Props) => {
  const { http } = useHost();
  const [words, t, refresh] = [useBikeWords(), useFieldWords(), useRefresh('record', 'money')];
  const makes = useProgramQuery().data?.program.brandMakes ?? [];
  const [written, setWritten] = useState<WrittenBike>({
    make: bike?.make ?? makes[0] ?? '',
    model: bike?.model ?? '',
    year: bike ? String(bike.year) : '',
    vin: bike?.vin ?? '',
  });
  const [checked, setChecked] = useState(false);
  const [leftVin, setLeftVin] = useState(false);
  const [taken, setTaken] = useState<string>();
  const act = useAct({
    send: ({ vin, year, ...rest }: WrittenBike) => {
      const body = { ...rest, year: Number(year), vin: plainVin(vin) };
      return bike
        ? http.call(editBike, {
            params: { role: 'admin', bikeId: bike._id },
            body: { ...body, version: bike.version },
          })
        : http.call(addBike, { params: { role: 'admin', riderId }, body });
    },
    refresh,
    notice: () => words(bike ? 'saved' : 'added'),
    onDone,
  });
  const faults = checked ? bikeFaults(written) : {};
  const error = (name: 'make' | 'model' | 'year') => {
    const fault = faults[name];
    return fault && (fault === 'year' ? words('yearWrong', YEARS) : words('required'));
  };
  const set = (name: keyof WrittenBike) => (value: string) =>
    setWritten((writtenBike) => ({ ...writtenBike, [name]: value }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    const found = bikeFaults(written);
    const first = NAMES.find((name) => found[name]);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    const state = await act.run(written);
    const isTaken = state.phase === 'refused' && state.problem.code === 'VIN_TAKEN';
    setTaken(isTaken ? plainVin(written.vin) : undefined);
  };
  const field = (name: 'make' | 'model' | 'year', max: number, clean = (value: string) => value) => (
    <TextField
      name={name}
      label={t(BIKE[name].label)}
      value={written[name]}
      error={error(name)}
      autoComplete="off"
      maxLength={max}
      inputMode={name === 'year' ? 'numeric' : 'text'}
      onChange={({ target }) => set(name)(clean(target.value))}
    />
  );
  return (
    <Section title={bike ? words('editTitle', { bike: bikeName(bike) }) : words('addTitle')}>
      <form className="admin-form" noValidate onSubmit={(event) => void submit(event)}>
        {field('year', 4, (value) => value.replaceAll(/\D/g, ''))}
        {field('make', 60)}
        {field('model', 60)}
        <VinField
          value={written.vin}
          year={yearOf(written.year)}
          asksForYear={false}
          checked={checked || leftVin}
          error={faults.vin === 'required' ? words('required') : undefined}
          taken={taken}
          onChange={set('vin')}
          onLeave={() => setLeftVin(true)}
        >
          <p>{words('takenHelp')}</p>
        </VinField>
        <ActProblem act={act} />
        <div className="actions">
          <button className="button primary" aria-busy={act.state.phase === 'sending'}>
            {words(act.state.phase === 'sending' ? 'sending' : bike ? 'save' : 'add')}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {words('cancel')}
          </button>
        </div>
      </form>
    </Section>
  );
};
