import { useState, type FormEvent } from 'react';
import { testSoldVin } from '@rrr/contract';
import { ActProblem, plainVin, TextField, useAct, useHost } from '@rrr/kit/base';
import { Section, Status } from '@rrr/kit/desk';
import { useSoldVinsWords } from './words/use-words.js';

/** Looks up one VIN; the list itself cannot be shown. */
export const TestVin = () => {
  const { http } = useHost();
  const words = useSoldVinsWords();
  const [vin, setVin] = useState('');
  const act = useAct({ send: (asked: string) => http.call(testSoldVin, { body: { vin: asked } }) });
  const found = act.state.phase === 'done' ? act.state.result : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plainVin(vin) !== '') {
      // shown as it is compared
      setVin(plainVin(vin));
      void act.run(plainVin(vin));
    }
  };
  return (
    <Section title={words('test.title')}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          name="vin"
          label={words('test.vin')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={vin}
          onChange={(event) => {
            act.reset();
            setVin(event.target.value);
          }}
        />
        <ActProblem act={act} />
        {found && (
          <p role="status">
            <Status tone={found.listed ? 'good' : 'wait'}>{words(found.listed ? 'test.yes' : 'test.no')}</Status>
            {found.listed && (
              <span className="desk-muted">
                {' '}
                {[found.model, found.year].filter(Boolean).join(', ') || words('test.any')}
              </span>
            )}
          </p>
        )}
        <div>
          <button className="button" aria-busy={act.state.phase === 'sending'}>
            {words(act.state.phase === 'sending' ? 'test.checking' : 'test.check')}
          </button>
        </div>
      </form>
    </Section>
  );
};
