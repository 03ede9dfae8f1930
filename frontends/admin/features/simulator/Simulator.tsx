import { useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale, today } from '@rrr/kit/base';
import { Section, Skeleton } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { Outcome } from './Outcome.js';
import { askedOf, bodyOf, NAMES, type Fault, type Name } from './simulation.js';
import { SimulatorFields } from './SimulatorFields.js';
import { useSimulatorWords } from './words/use-words.js';

/** A result that nobody has: what it would earn, and which rules refuse it. What is asked stands in the address. */
export const Simulator = () => {
  const [t, locale] = [useSimulatorWords(), useLocale()];
  const [params, setParams] = useSearchParams();
  const [faults, setFaults] = useState<Partial<Record<Name, Fault>>>({});
  const [calculated, setCalculated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const program = useProgramQuery().data?.program;
  if (!program) return <Skeleton lines={6} />;
  const bikes = program.eligibleBikes.find((it) => it.toYear !== null);
  const asked = askedOf((name) => params.get(name), {
    date: today(),
    starters: String(program.minimumRidersPerClass),
    year: String(bikes?.toYear ?? today().slice(0, 4)),
    make: program.brandMakes[0] ?? '',
    model: program.eligibleBikes.flatMap((it) => it.models)[0] ?? '',
  });
  const question = params.has('amount') ? bodyOf(asked, locale) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    // a box that is not ticked is not in the form
    const next = askedOf((name) => String(written.get(name) ?? ''), {});
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
  return (
    <div className="admin-two">
      <Section title={t('question')}>
        {/* another address is another question, so its fields are drawn anew */}
        <form key={params.toString()} ref={form} className="admin-form" noValidate onSubmit={submit}>
          <p className="desk-muted">{t('lead')}</p>
          <SimulatorFields asked={asked} faults={faults} />
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
