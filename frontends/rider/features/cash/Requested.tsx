import { useEffect, useRef } from 'react';
import type { PayoutClaim } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useCashWords } from './words/use-words.js';

/** What was just requested, and by when it is paid out: it stays on the page, in place of the form. */
export const Requested = ({ claim: { net, dueDate } }: { claim: PayoutClaim }) => {
  const [t, formats] = [useCashWords(), useFormats()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="desk-card rider-cash-done" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title', { amount: formats.money(net) })}
      </h2>
      <p>
        <strong>{t('done.by', { date: formats.date(dueDate) })}</strong> {t('done.next')}
      </p>
    </section>
  );
};
