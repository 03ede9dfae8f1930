import type { Approval } from '@rrr/contract';
import { Amount, useFormats } from '@rrr/kit/base';
import { type ProposedClass, purseRows } from './purse-rows.js';
import { useProposalWords } from './words/use-words.js';
import '../races.css';

/** What a class pays, in one line. */
const useSaying = () => {
  const [words, formats] = [useProposalWords(), useFormats()];
  return ({ payoutType, payoutPlaces, entrants }: ProposedClass): string =>
    [
      words(`kinds.${payoutType}`),
      ...(payoutType === 'noPayout'
        ? []
        : payoutPlaces.length === 0
          ? [words('paysNothing')]
          : payoutPlaces.map(({ place, amount }) => words('place', { place, amount: formats.money(amount) }))),
      ...(entrants === null ? [] : [words('entrants', { count: entrants })]),
    ].join(' · ');
};

/** A change of an event that waits for an approval: what is there, and what was asked for, side by side. */
export const PurseChanges = ({ purse }: { purse: NonNullable<Approval['purse']> }) => {
  const [words, formats, saying] = [useProposalWords(), useFormats(), useSaying()];
  const { before, after } = purse;
  const { rows, same } = purseRows(purse);
  const dates = (it: typeof before) =>
    it.startDate === null ? words('noDate') : formats.dates(it.startDate, it.endDate);
  const difference = after.contingencyAmount.amount - before.contingencyAmount.amount;
  const moved = before.startDate !== after.startDate || before.endDate !== after.endDate;
  return (
    <section className="desk-purse" aria-label={words('changes')}>
      <dl>
        {moved && (
          <div>
            <dt>{words('dates')}</dt>
            <dd>
              <span className="desk-purse-side">{words('now')}</span> {dates(before)}
            </dd>
            <dd data-new>
              <span className="desk-purse-side">{words('asked')}</span> {dates(after)}
            </dd>
          </div>
        )}
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.after?.name ?? row.before?.name}</dt>
            <dd>
              <span className="desk-purse-side">{words('now')}</span>{' '}
              {row.before
                ? [
                    ...(row.after && row.after.name !== row.before.name ? [row.before.name] : []),
                    saying(row.before),
                  ].join(' · ')
                : words('none')}
            </dd>
            <dd data-new>
              <span className="desk-purse-side">{words('asked')}</span>{' '}
              {row.after ? saying(row.after) : words('removed')}
            </dd>
          </div>
        ))}
        {difference !== 0 && (
          <div>
            <dt>{words('posted')}</dt>
            <dd>
              <span className="desk-purse-side">{words('now')}</span> <Amount money={before.contingencyAmount} />
            </dd>
            <dd data-new>
              <span className="desk-purse-side">{words('asked')}</span>{' '}
              <Amount money={after.contingencyAmount} strong />{' '}
              <span className="desk-muted">
                {words(difference > 0 ? 'more' : 'less', {
                  amount: formats.money({ ...after.contingencyAmount, amount: Math.abs(difference) }),
                })}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {same > 0 && <p className="desk-muted">{words('same', { count: same })}</p>}
    </section>
  );
};
