import { askGuardian, type RiderDetail } from '@rrr/contract';
import { ActProblem, Status, TextField, useAct, useFormats, useHost, useLocale } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useState, type FormEvent } from 'react';
import { useMe } from '../../../use-me.js';
import { useRefresh } from '../../../use-refresh.js';
import { useProfileWords } from '../words/use-words.js';

interface Props {
  rider: RiderDetail;
  asked: NonNullable<NonNullable<RiderDetail['record']>['guardian']> | null;
  adultAge: number;
}

/** A minor without consent: whom we wrote to, and the form to write to them again, or to somebody else. */
export const GuardianPart = ({ rider, asked, adultAge }: Props) => {
  const { http } = useHost();
  const [t, formats, params, locale] = [useProfileWords(), useFormats(), useMe(), useLocale()];
  const [name, setName] = useState(asked?.name ?? '');
  const [email, setEmail] = useState(asked?.email ?? '');
  const [tried, setTried] = useState(false);
  const act = useAct({
    send: (body: { guardianName: string; email: string }) =>
      http.call(askGuardian, { params: { ...params, riderId: rider._id }, body: { ...body, locale } }),
    refresh: useRefresh('rider'),
    notice: () => t('guardian.sent'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const body = { guardianName: name.trim(), email: email.trim() };
    if (body.guardianName !== '' && body.email !== '') void act.run(body);
  };
  const missing = (value: string) => (tried && value.trim() === '' ? t('guardian.required') : undefined);
  return (
    <Section title={t('guardian.title')}>
      <p>{t('guardian.lead', { age: adultAge })}</p>
      {asked && (
        <p>
          <Status tone="wait">{t('guardian.waiting')}</Status>{' '}
          {t('guardian.asked', {
            name: asked.name,
            email: asked.email,
            date: formats.day(asked.askedAt),
            until: formats.day(asked.until),
          })}
        </p>
      )}
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          name="guardianName"
          label={t('guardian.name')}
          autoComplete="off"
          maxLength={120}
          value={name}
          error={missing(name)}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          name="guardianEmail"
          type="email"
          label={t('guardian.email')}
          help={t('guardian.emailHelp')}
          autoComplete="off"
          maxLength={254}
          value={email}
          error={missing(email)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <ActProblem act={act} />
        <div>
          <button className="button primary" aria-busy={act.state.phase === 'sending'}>
            {t(asked ? 'guardian.again' : 'guardian.send')}
          </button>
        </div>
      </form>
    </Section>
  );
};
