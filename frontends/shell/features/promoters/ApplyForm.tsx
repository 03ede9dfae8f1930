import { useEffect, useRef, useState } from 'react';
import { applyAsPromoter, listPlaces } from '@rrr/contract';
import { SelectField, TextArea, TextField } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { usePublicForm } from '../../form/use-public-form.js';
import { usePromoterWords } from './words/use-words.js';

const MESSAGE_LENGTH = 1000;
const orNull = (text: string | undefined): string | null => text || null;

const Sent = ({ onAgain }: { onAgain: () => void }) => {
  const words = usePromoterWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="card stack" role="status" tabIndex={-1} ref={box}>
      <h3>{words('done.title')}</h3>
      <p>{words('done.lead')}</p>
      <p>
        <button type="button" className="button" onClick={onAgain}>
          {words('done.again')}
        </button>
      </p>
    </div>
  );
};

const Application = ({ onSent }: { onSent: () => void }) => {
  const [words, { locale }] = [usePromoterWords(), useShell()];
  const [country, setCountry] = useState('');
  const places = useCall(listPlaces, { query: { lang: locale } }).data;
  const regions = places?.regions[country];
  const { form, alert, submit, busy, problem, isMissing, refusalOf, captcha } = usePublicForm({
    endpoint: applyAsPromoter,
    required: ['name', 'email'],
    bodyOf: (given) => ({
      name: given.name,
      contactName: orNull(given.contactName),
      email: given.email,
      phone: orNull(given.phone),
      addressLine1: null,
      addressLine2: null,
      city: orNull(given.city),
      state: orNull(given.state),
      zipcode: null,
      country: orNull(given.country),
      websiteUrl: orNull(given.websiteUrl),
      bio: null,
      ...(given.message ? { message: given.message } : {}),
    }),
    onDone: onSent,
  });
  const errorOf = (name: string) => (isMissing(name) ? words('required') : refusalOf(name));
  const field = (name: 'contactName' | 'phone' | 'websiteUrl' | 'city', more: object = {}) => (
    <TextField name={name} label={words(name)} required={false} error={errorOf(name)} {...more} />
  );
  return (
    <form ref={form} className="card stack apply-form" noValidate onSubmit={submit} aria-labelledby="application">
      <h3 id="application">{words('form')}</h3>
      {problem && (
        <div className="alert bad" role="alert" tabIndex={-1} ref={alert}>
          <strong>{words('refused')}</strong>
          <span>{problem.detail}</span>
        </div>
      )}
      <TextField
        name="name"
        label={words('name')}
        autoComplete="organization"
        maxLength={120}
        error={errorOf('name')}
      />
      {field('contactName', { autoComplete: 'name', maxLength: 120 })}
      <TextField
        name="email"
        type="email"
        label={words('email')}
        help={words('emailHelp')}
        autoComplete="email"
        maxLength={254}
        error={errorOf('email')}
      />
      {field('phone', { type: 'tel', autoComplete: 'tel', maxLength: 40 })}
      {field('websiteUrl', { type: 'url', autoComplete: 'url', maxLength: 255, help: words('websiteHelp') })}
      <SelectField
        name="country"
        label={words('country')}
        autoComplete="country"
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        none={words('choose')}
        choices={places?.countries.map((item) => ({ value: item.code, label: item.name })) ?? []}
        error={errorOf('country')}
      />
      {regions ? (
        <SelectField
          name="state"
          label={words('state')}
          none="–"
          choices={regions.map((region) => ({ value: region.code, label: region.name }))}
          error={errorOf('state')}
        />
      ) : (
        <TextField name="state" label={words('state')} required={false} maxLength={50} error={errorOf('state')} />
      )}
      {field('city', { autoComplete: 'address-level2', maxLength: 100 })}
      <TextArea
        name="message"
        label={words('message')}
        help={words('messageHelp')}
        limit={MESSAGE_LENGTH}
        error={errorOf('message')}
      />
      {captcha}
      <button className="button primary large" aria-busy={busy}>
        {words(busy ? 'sending' : 'send')}
      </button>
    </form>
  );
};

/** The answer is the same for everyone, so that nobody learns who is a promoter. */
export const ApplyForm = () => {
  const [sent, setSent] = useState(false);
  return sent ? <Sent onAgain={() => setSent(false)} /> : <Application onSent={() => setSent(true)} />;
};
