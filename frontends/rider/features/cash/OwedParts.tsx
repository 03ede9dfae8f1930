import { useFormats } from '@rrr/kit/base';
import { Amount } from '@rrr/kit/desk';
import type { OwedPart } from './owed.js';
import { useDue } from './use-due.js';
import { useCashWords } from './words/use-words.js';

/** Until when the rider has to send what is missing, for each amount; and of a late one, what it costs. */
export const OwedParts = ({ parts }: { parts: readonly OwedPart[] }) => {
  const [t, formats, due] = [useCashWords(), useFormats(), useDue()];
  const [first] = parts;
  if (!first) return null;
  return (
    <>
      {parts.length > 1 ? (
        <dl className="rider-owed-parts" aria-label={t('late.parts')}>
          {parts.map(({ amount, dueDate, late }) => (
            <div key={dueDate} data-late={late || undefined}>
              <dt>{late ? t('late.part', { date: formats.date(dueDate) }) : due(dueDate)}</dt>
              <dd>
                <Amount money={amount} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="rider-due">
          {first.late
            ? t('late.was', { amount: formats.money(first.amount), date: formats.date(first.dueDate) })
            : due(first.dueDate)}
        </p>
      )}
      {first.late && <p>{t('late.next')}</p>}
    </>
  );
};
