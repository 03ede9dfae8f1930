import type { CSSProperties } from 'react';
import { useFormats } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { daysOf } from './days-of.js';
import type { Statement } from './StatementSum.js';
import { useStatementWords } from './words/use-words.js';

/** The month as bars: what was redeemed on each of its days. The table below says the same. */
export const DaysBars = ({ statement, month }: { statement: Statement; month: string }) => {
  const [words, formats] = [useStatementWords(), useFormats()];
  const { amount } = statement.totals.redeemed;
  const days = daysOf(statement);
  const best = days.reduce((most, day) => (day.redeemed > most.redeemed ? day : most));
  // a month of nothing needs no picture: the list below says it
  if (best.redeemed === 0) return null;
  return (
    <div className="desk-no-print">
      <Section title={words('days')}>
        <p className="desk-muted">
          {words('daysSay', {
            amount: formats.money(amount),
            month,
            most: formats.money({ ...amount, amount: best.redeemed }),
            date: formats.date(best.day),
          })}
        </p>
        <div className="dealer-days" aria-hidden>
          {days.map(({ day, redeemed }, at) => (
            <span key={day} data-best={day === best.day || undefined}>
              <span style={{ '--share': redeemed / best.redeemed } as CSSProperties} />
              {(at === 0 || (at + 1) % 5 === 0) && at < 30 && <small>{at + 1}</small>}
            </span>
          ))}
        </div>
      </Section>
    </div>
  );
};
