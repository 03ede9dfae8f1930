import type { FormEvent, ReactNode } from 'react';
import './recover.css';

/** A form for people who are not logged in: one card, one act. */
export const AccountForm = ({
  title,
  lead,
  submit,
  busy,
  onSubmit,
  children,
  after,
}: {
  title: string;
  lead: ReactNode;
  submit: string;
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
  /** other ways on, under the card */
  after: ReactNode;
}) => (
  <div className="recover">
    <form
      className="card stack"
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <header>
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </header>
      {children}
      <button className="button primary large" aria-busy={busy}>
        {submit}
      </button>
    </form>
    <div className="recover-after">{after}</div>
  </div>
);
