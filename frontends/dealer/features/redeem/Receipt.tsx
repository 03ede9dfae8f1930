import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, DateText, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { AskToUndo, expectUndo } from '../redemptions/AskToUndo.js';
import type { Receipt as ReceiptData } from './RedeemForm.js';

/** What the server said was moved: to be read out, printed, undone, or left for the next rider. */
export const Receipt = ({ receipt }: { receipt: ReceiptData }) => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const [asking, setAsking] = useState(false);
  const [undone, setUndone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { redemption, newBalance, lines } = receipt;
  return (
    <section className="desk-card dealer-receipt" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        <Status tone={undone ? 'wait' : 'good'}>
          {undone ? words('receipt.undone', { amount: formats.money(redemption.amount) }) : words('receipt.title')}
        </Status>
      </h2>
      <div>
        <div className="desk-muted">{words('receipt.code')}</div>
        <div className="dealer-code">{redemption.code}</div>
      </div>
      <dl className="desk-pairs">
        <div>
          <dt>{words('receipt.amount')}</dt>
          <dd className="dealer-big">
            <Amount money={redemption.amount} />
          </dd>
        </div>
        {!undone && (
          <div>
            <dt>{words('receipt.newBalance')}</dt>
            <dd>
              <Amount money={newBalance} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words('receipt.rider')}</dt>
          <dd>{redemption.rider.fullName}</dd>
        </div>
        <div>
          <dt>{words('receipt.employee')}</dt>
          <dd>
            {redemption.dealerEmployeeName} · {redemption.dealer.name}
          </dd>
        </div>
        <div>
          <dt>{words('receipt.time')}</dt>
          <dd>
            <DateText value={redemption.redeemedAt} />
          </dd>
        </div>
      </dl>
      <div>
        <h3>{words('receipt.from')}</h3>
        <ul className="dealer-last">
          {lines.map((line) => (
            <li key={line.awardId}>
              <span>
                {line.label}
                {line.expireDate && (
                  <span className="desk-muted">{words('receipt.until', { date: formats.date(line.expireDate) })}</span>
                )}
              </span>
              <Amount money={line.amount} />
            </li>
          ))}
        </ul>
      </div>
      <div className="dealer-acts desk-no-print">
        <Link className="button primary" to={path('/')}>
          {words('receipt.next')}
        </Link>
        <button type="button" className="button" onClick={() => print()}>
          {words('receipt.print')}
        </button>
        {redemption.canUndo && !undone && (
          <button type="button" className="button" onClick={() => setAsking(true)} {...expectUndo}>
            {words('receipt.undo')}
          </button>
        )}
      </div>
      {asking && (
        <AskToUndo redemption={redemption} onClose={() => setAsking(false)} onUndone={() => setUndone(true)} />
      )}
    </section>
  );
};
