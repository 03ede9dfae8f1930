import { useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale, today } from '@rrr/kit/base';
import { Section, Skeleton } from '@rrr/kit/desk';
import { useProgramQuery } from '../../../program.api.js';
import { useEventQuery } from '../../../shared/event/event.api.js';
import { Outcome } from './Outcome.js';
import { askedOf, bodyOf, NAMES, type Asked, type Fault, type Name } from './simulation.js';
import { SimulatorFields } from './SimulatorFields.js';
import { StoredRace } from './StoredRace.js';
import { StoredRider } from './StoredRider.js';
import { useSimulatorWords } from './words/use-words.js';

/** What is written. What has no field now keeps its value; a box that is not ticked is empty. */
const writtenIn = (form: HTMLFormElement, asked: Asked): Asked => {
  const written = new FormData(form);
  return askedOf((name) => (form.elements.namedItem(name) ? String(written.get(name) ?? '') : asked[name]), {});
};

/**
 * A result that nobody has: what it would earn, and which rules refuse it. The race and the rider are invented or
 * stored. What is asked stands in the address.
 */
export const Simulator = () => {
  const [t, locale] = [useSimulatorWords(), useLocale()];
  const [params, setParams] = useSearchParams();
  const [faults, setFaults] = useState<Partial<Record<Name, Fault>>>({});
  const [calculated, setCalculated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const program = useProgramQuery().data?.program;
  const eventId = params.get('event') ?? '';
  const race = useEventQuery({ params: { eventId } }, { skip: eventId === '' });
  if (!program) return <Skeleton lines={6} />;
  const bikes = program.eligibleBikes.find((eligibleBike) => eligibleBike.toYear !== null);
  const asked = askedOf((name) => params.get(name), {
    date: today(),
    starters: eventId === '' ? String(program.minimumRidersPerClass) : '',
    year: String(bikes?.toYear ?? today().slice(0, 4)),
    make: program.brandMakes[0] ?? '',
    model: program.eligibleBikes.flatMap((eligibleBike) => eligibleBike.models)[0] ?? '',
  });
  const question = params.has('amount') ? bodyOf(asked, locale) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = writtenIn(event.currentTarget, asked);
    const made = bodyOf(next, locale);
    const found = 'faults' in made ? made.faults : {};
    setFaults(found);
    const first = NAMES.find((name) => found[name] !== undefined);
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    else {
      setCalculated(true);
      setParams({ tab: 'simulator', ...next });
    }
  };
  // what was written so far stays
  const change = (more: Partial<Asked>) => {
    setFaults({});
    setParams({ tab: 'simulator', ...(form.current ? writtenIn(form.current, asked) : asked), ...more });
  };
  return (
    <div className="admin-two">
      <Section title={t('question')}>
        <p className="desk-muted">{t('lead')}</p>
        <StoredRace
          answer={race}
          asked={eventId !== ''}
          onInvent={() => change({ event: '', class: '', starters: String(program.minimumRidersPerClass) })}
        />
        <StoredRider riderId={asked.rider} onChoose={(rider) => change({ rider })} />
        {/* another address is another question, so its fields are drawn anew */}
        <form
          key={`${params.toString()} ${race.currentData !== undefined}`}
          ref={form}
          className="admin-form"
          noValidate
          onSubmit={submit}
        >
          <SimulatorFields asked={asked} faults={faults} classes={race.currentData?.event.classes ?? []} />
          <div>
            <button className="button primary">{t('submit')}</button>
          </div>
        </form>
      </Section>
      <Section title={t('answer')}>
        {question && 'body' in question ? (
          <Outcome key={params.toString()} body={question.body} takesFocus={calculated} />
        ) : (
          <p className="desk-muted">{t('nothingAsked')}</p>
        )}
      </Section>
    </div>
  );
};
