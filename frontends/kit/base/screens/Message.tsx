import type { ReactNode } from 'react';

/** A screen that is one sentence and what to do next. */
export const Message = ({
  code,
  title,
  lead,
  children,
}: {
  code?: string;
  title: string;
  lead: string;
  children?: ReactNode;
}) => (
  <section className="message" role="alert">
    {code && <p className="message-code figure">{code}</p>}
    <h1>{title}</h1>
    <p className="muted">{lead}</p>
    <p className="actions">{children}</p>
  </section>
);
