import type { dealerStatement, Money, Response } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, Section } from '@rrr/kit/desk';
import { BigAmount } from '../../BigAmount.js';
import { useStatementWords } from './words/use-words.js';

export type Statement = Response<typeof dealerStatement>;

interface Props {
  statement: Statement;
  /** its name */
  month: string;
  /** whether it has not ended yet */
  running: boolean;
}

const minus = ({ amount, currency }: Money): Money => ({ amount: -amount, currency });

/** What is owed, large, and the sum that it comes from, line by line. */
export const StatementSum = ({ statement, month, running }: Props) => {
  const [words, formats] = [useStatementWords(), useFormats()];
  const { opening, closing, totals, from, to } = statement;
  const lines: readonly (readonly [name: string, money: Money])[] = [
    [words('redeemed', { count: totals.redeemed.count }), totals.redeemed.amount],
    [words('undone', { count: totals.undone.count }), minus(totals.undone.amount)],
    [words('refunded', { count: totals.refunded.count }), minus(totals.refunded.amount)],
    // seldom: told only where it happened
    ...(totals.refundsUndone.count > 0
      ? ([[words('refundsUndone', { count: totals.refundsUndone.count }), totals.refundsUndone.amount]] as const)
      : []),
  ];
  return (
    <div className="dealer-counter dealer-statement">
      <section className="ink dealer-panel" aria-label={words(running ? 'owedNow' : 'owed', { month })}>
        <p className="desk-muted">{words(running ? 'owedNow' : 'owed', { month })}</p>
        <BigAmount money={closing} />
      </section>
      <Section title={words('sum')}>
        <dl className="desk-pairs dealer-sum">
          <div>
            <dt>{words('opening', { date: formats.date(from) })}</dt>
            <dd>
              <Amount money={opening} />
            </dd>
          </div>
          {lines.map(([name, money]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Amount money={money} signed />
              </dd>
            </div>
          ))}
          <div className="dealer-sum-total">
            <dt>{running ? words('closingNow') : words('closing', { date: formats.date(to) })}</dt>
            <dd>
              <Amount money={closing} />
            </dd>
          </div>
        </dl>
      </Section>
    </div>
  );
};
