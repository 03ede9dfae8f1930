import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { inviteDealerLogin, type Locale, type Request } from '@rrr/contract';
import {
  ActProblem,
  isUnknown,
  SelectField,
  TextField,
  useAct,
  useHost,
  useLocale,
  type ActState,
} from '@rrr/kit/base';
import { LOCALES } from '@rrr/records/languages';
import { useLanguageName } from '@rrr/kit/base';
import { api } from '../../api.js';
import { useLoginsWords } from './words/use-words.js';

type Body = Request<typeof inviteDealerLogin>['body'];
type Field = 'name' | 'email';
type Faults = Partial<Record<Field, string>>;

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Invites one person; the fields are emptied for the next once the invitation is on its way. */
export const InviteForm = () => {
  const languageName = useLanguageName();
  const [words, locale, dispatch, { http, session }] = [useLoginsWords(), useLocale(), useDispatch(), useHost()];
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  useEffect(() => void (form.current && fieldOf(form.current, 'name').focus()), []);
  const show = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first && form.current) fieldOf(form.current, first).focus();
  };
  const settle = (state: ActState<unknown>) => {
    dispatch(api.util.invalidateTags(['logins']));
    if (state.phase !== 'refused') return;
    const { errors = [] } = state.problem;
    show(
      Object.fromEntries(
        errors.filter(({ path }) => path === 'name' || path === 'email').map((error) => [error.path, error.detail]),
      ),
    );
  };
  const act = useAct({
    send: (body: Body) =>
      http.call(inviteDealerLogin, { params: { role: 'dealer', dealerId: session.user._id }, body }),
    refresh: settle,
    notice: (_, { email }) => words('invite.done', { email }),
    onDone: () => form.current?.reset(),
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending || unknown) return;
    const [name, email] = [fieldOf(currentTarget, 'name').value.trim(), fieldOf(currentTarget, 'email').value.trim()];
    const found: Faults = {
      ...(name === '' ? { name: words('invite.required') } : {}),
      ...(email === ''
        ? { email: words('invite.required') }
        : /^\S+@\S+\.\S+$/.test(email)
          ? {}
          : { email: words('invite.badEmail') }),
    };
    show(found);
    if (Object.keys(found).length > 0) return;
    void act.run({ name, email, locale: fieldOf(currentTarget, 'locale').value as Locale });
  };
  return (
    <form ref={form} className="dealer-form dealer-narrow" noValidate onSubmit={submit}>
      {Object.keys(faults).length === 0 && <ActProblem act={act} unknownLead={words('invite.unknown')} />}
      <fieldset className="dealer-form dealer-plain" disabled={unknown}>
        <TextField name="name" label={words('invite.name')} autoComplete="off" maxLength={120} error={faults.name} />
        <TextField
          name="email"
          type="email"
          label={words('invite.email')}
          autoComplete="off"
          maxLength={254}
          error={faults.email}
        />
        <SelectField
          name="locale"
          label={words('invite.language')}
          defaultValue={locale}
          choices={LOCALES.map((value) => ({ value, label: languageName(value) }))}
        />
      </fieldset>
      {!unknown && (
        <div>
          <button className="button primary large" aria-busy={sending}>
            {words(sending ? 'invite.sending' : 'invite.submit')}
          </button>
        </div>
      )}
    </form>
  );
};
