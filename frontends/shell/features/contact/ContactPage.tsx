import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CONTACT_MESSAGE_LENGTH, contactUs } from '@rrr/contract';
import { SelectField, TextArea, TextField } from '@rrr/kit/base';
import { useSignedIn } from '../../app/session-source.js';
import { useShell } from '../../app/shell-context.js';
import { useKnownConfig } from '../../app/use-known-config.js';
import { useTitle } from '../../app/use-title.js';
import { usePublicForm } from '../../form/use-public-form.js';
import { useContactWords } from './words/use-words.js';
import './contact.css';

const TOPICS = ['award', 'result', 'account', 'dealer', 'promoter', 'privacy', 'accessibility', 'other'] as const;

const BeforeYouWrite = () => {
  const [words, { to, session }] = [useContactWords(), useShell()];
  const signedIn = useSignedIn(session);
  const resultDays = useKnownConfig()?.program.resultWindowDays;
  return (
    <aside className="contact-before" aria-labelledby="before">
      <h2 id="before">{words('before')}</h2>
      <ul>
        <li>
          <Link to={to('/about/faq')}>{words('faq')}</Link>
        </li>
        {resultDays !== undefined && <li>{words('missing', { resultDays })}</li>}
        <li>
          <Link to={to('/dealers')}>{words('dealer')}</Link>
        </li>
        {signedIn && (
          <li>
            <a href={to(`/auth/${signedIn.account.type}`)}>{words('account')}</a>
          </li>
        )}
      </ul>
    </aside>
  );
};

const ContactForm = () => {
  const [words, { to, session }, navigate] = [useContactWords(), useShell(), useNavigate()];
  const asked = useSearchParams()[0].get('topic');
  const signedIn = useSignedIn(session);
  const { form, alert, submit, busy, problem, isMissing, refusalOf, captcha } = usePublicForm({
    endpoint: contactUs,
    required: ['name', 'email', 'message'],
    bodyOf: ({ name, email, phone, subject, message }) => ({
      name,
      email,
      message,
      ...(phone ? { phone } : {}),
      ...(subject ? { subject } : {}),
    }),
    onDone: () => void navigate(to('/thank-you-contact')),
  });
  // the session may arrive after the first letter was typed: only what is empty is filled in
  useEffect(() => {
    if (!signedIn) return;
    const { fullName: name, email, phone } = signedIn.user;
    for (const [key, value] of Object.entries({ name, email, phone })) {
      const field = form.current?.elements.namedItem(key);
      if (field instanceof HTMLInputElement && field.value === '' && value) field.value = value;
    }
  }, [signedIn, form]);
  const errorOf = (name: string) => (isMissing(name) ? words('required') : refusalOf(name));
  return (
    <form ref={form} className="card stack contact-form" noValidate onSubmit={submit}>
      <h2>{words('form')}</h2>
      {problem && (
        <div className="alert bad" role="alert" tabIndex={-1} ref={alert}>
          <strong>{words('failed')}</strong>
          <span>{problem.detail}</span>
        </div>
      )}
      <TextField name="name" label={words('name')} autoComplete="name" maxLength={120} error={errorOf('name')} />
      <TextField
        name="email"
        type="email"
        label={words('email')}
        help={words('emailHelp')}
        autoComplete="email"
        maxLength={254}
        error={errorOf('email')}
      />
      <TextField
        name="phone"
        type="tel"
        label={words('phone')}
        autoComplete="tel"
        maxLength={40}
        required={false}
        error={errorOf('phone')}
      />
      <SelectField
        name="subject"
        label={words('topic')}
        defaultValue={
          TOPICS.some((topic) => topic === asked) ? words(`topics.${asked as (typeof TOPICS)[number]}`) : ''
        }
        none={words('topics.none')}
        choices={TOPICS.map((topic) => ({ value: words(`topics.${topic}`), label: words(`topics.${topic}`) }))}
        error={errorOf('subject')}
      />
      <TextArea
        name="message"
        label={words('message')}
        help={words('messageHelp')}
        limit={CONTACT_MESSAGE_LENGTH}
        required
        error={errorOf('message')}
      />
      {captcha}
      <button className="button primary large" aria-busy={busy}>
        {words(busy ? 'sending' : 'send')}
      </button>
    </form>
  );
};

export const ContactPage = () => {
  const words = useContactWords();
  useTitle();
  return (
    <div className="page contact-page">
      <header className="page-head">
        <div>
          <h1>{words('title')}</h1>
          <p className="lead muted">{words('lead')}</p>
        </div>
      </header>
      <ContactForm />
      <BeforeYouWrite />
    </div>
  );
};
