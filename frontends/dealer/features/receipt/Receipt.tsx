import { useState } from 'react';
import { Link } from 'react-router-dom';
import { disciplineOf } from '@rrr/contract';
import { Emblem, useFormats, usePath } from '@rrr/kit/base';
import { Amount, PrintButton, Section, Status, type Tone } from '@rrr/kit/desk';
import { BigAmount } from '../../BigAmount.js';
import { useWords } from '../../words/use-words.js';
import { useReceiptWords } from './words/use-words.js';
import { AskToUndo, expectUndo } from '../redemptions/AskToUndo.js';
import { MailReceipt } from './MailReceipt.js';
import type { ReceiptData } from './receipt-data.js';
import { ReceiptFacts } from './ReceiptFacts.js';
import './receipt.css';

const TONE = { redeemed: 'good', refunded: 'good', revoked: 'wait' } as const satisfies Record<string, Tone>;

/** What the server said was moved, as a ticket in two parts: for the rider the amount, for the parts desk the code. */
export const Receipt = ({ receipt, fresh }: { receipt: ReceiptData; fresh: boolean }) => {
  const [words, all, formats, path] = [useReceiptWords(), useWords(), useFormats(), usePath()];
  const [asking, setAsking] = useState(false);
  const [undoneHere, setUndoneHere] = useState(false);
  const { redemption, lines } = receipt;
  const undone = undoneHere || redemption.status === 'revoked';
  const status = undone ? 'revoked' : redemption.status;
  return (
    <div className="dealer-receipt">
      <section className="ink dealer-ticket" aria-label={words('ticket')}>
        <div>
          <div role="status">
            <Status tone={TONE[status]}>
              {undone
                ? words('undone', { amount: formats.money(redemption.amount) })
                : words(status === 'refunded' ? 'refunded' : 'title')}
            </Status>
          </div>
          <BigAmount money={redemption.amount} struck={undone} />
          <p className="desk-muted">{words('for', { name: redemption.rider.fullName })}</p>
        </div>
        <div className="dealer-stub">
          <div className="desk-muted">{words('code')}</div>
          <div className="dealer-code">{redemption.code}</div>
        </div>
      </section>
      <ReceiptFacts receipt={undone ? { ...receipt, refund: null } : receipt} undone={undone} />
      <Section title={words('from')}>
        <ul className="dealer-last">
          {lines.map((line) => (
            <li key={line.awardId}>
              <span className="dealer-line">
                {line.event && (
                  <span className="dealer-line-emblem">
                    <Emblem discipline={disciplineOf(line.event.type)} />
                  </span>
                )}
                <span>
                  {line.label}
                  <span className="desk-muted">
                    {[
                      line.expireDate && words('until', { date: formats.date(line.expireDate) }),
                      line.left && words('left', { amount: formats.money(line.left) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </span>
              <Amount money={line.amount} />
            </li>
          ))}
        </ul>
      </Section>
      {redemption.revoked && (
        <p className="desk-muted">
          {all(redemption.revoked.reason === null ? 'list.whyNot' : 'list.why', {
            by: redemption.revoked.by,
            at: formats.instant(redemption.revoked.at),
            reason: redemption.revoked.reason ?? '',
          })}
        </p>
      )}
      {!undone && (
        <div className="dealer-mail">
          {fresh && <p className="desk-muted">{words('mailed')}</p>}
          <MailReceipt redemption={redemption} />
        </div>
      )}
      <div className="dealer-bar dealer-acts desk-no-print">
        <Link className="button primary dealer-submit" to={path('/')}>
          {words('next')}
        </Link>
        <PrintButton />
        {redemption.canUndo && !undone && (
          <button type="button" className="button" onClick={() => setAsking(true)} {...expectUndo}>
            {words('undo')}
          </button>
        )}
      </div>
      {asking && (
        <AskToUndo redemption={redemption} onClose={() => setAsking(false)} onUndone={() => setUndoneHere(true)} />
      )}
    </div>
  );
};
