import { useRef, useState, type FormEvent } from 'react';
import {
  ActProblem,
  newPasswordFaults,
  NewPasswordFields,
  PasswordField,
  useAct,
  type NewPasswordFaults,
} from '@rrr/kit/base';
import { Section } from '../pieces/Section.js';
import { useProfileWords } from './words/use-words.js';

interface Faults extends NewPasswordFaults {
  old?: boolean;
}
const AT_FIELDS: readonly string[] = ['WRONG_PASSWORD', 'PASSWORD_NOT_VALID'];

interface Change {
  oldPassword: string;
  newPassword: string;
}

/** A new password for one's own login, proved with the one in force. */
export const PasswordSection = ({ send }: { send: (body: Change) => Promise<void> }) => {
  const words = useProfileWords();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  // Passwords that were accepted do not stay in the page.
  const [round, setRound] = useState(0);
  const act = useAct({
    send,
    notice: () => words('password.done'),
    onDone: () => setRound(round + 1),
  });
  const refused = act.state.phase === 'refused' ? act.state.problem : undefined;
  const at = (code: string) => (refused?.code === code ? refused.detail : undefined);
  const sending = act.state.phase === 'sending';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const said = (name: string) => String(data.get(name) ?? '');
    const [oldPassword, newPassword] = [said('old'), said('password')];
    const found: Faults = {
      ...newPasswordFaults(newPassword, said('repeat')),
      ...(oldPassword === '' ? { old: true } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) {
      void act.run({ oldPassword, newPassword });
      return;
    }
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <Section title={words('password.title')}>
      <p className="desk-muted">{words('password.lead')}</p>
      {!(refused && AT_FIELDS.includes(refused.code)) && <ActProblem act={act} />}
      <form key={round} ref={form} className="desk-password" noValidate onSubmit={submit}>
        <PasswordField
          name="old"
          label={words('password.old')}
          autoComplete="current-password"
          error={faults.old ? words('password.oldRequired') : at('WRONG_PASSWORD')}
        />
        <NewPasswordFields faults={faults} refused={at('PASSWORD_NOT_VALID')} />
        <div>
          <button type="submit" className="button" aria-busy={sending}>
            {words(sending ? 'password.sending' : 'password.submit')}
          </button>
        </div>
      </form>
    </Section>
  );
};
