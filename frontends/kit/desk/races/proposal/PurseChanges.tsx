import type { Approval } from '@rrr/contract';
import { Amount, useFormats, useStepsSaying } from '@rrr/kit/base';
import { type ProposedClass, purseRows } from './purse-rows.js';
import { useProposalWords } from './words/use-words.js';
import '../races.css';

interface Pays {
  of: ProposedClass;
  named: boolean;
  /** whether it has, or would have, steps of its own */
  ownSteps: boolean;
}

/** What a class pays: how, by its size, and each place; with its name where that would change. */
const ClassPays = ({ of, named, ownSteps }: Pays) => {
  const [words, formats, saying] = [useProposalWords(), useFormats(), useStepsSaying()];
  const { name, payoutType, payoutPlaces, entrants, payoutSteps } = of;
  const pays = payoutType !== 'noPayout';
  const about = [
    ...(named ? [name] : []),
    words(`kinds.${payoutType}`),
    ...(pays && payoutPlaces.length === 0 ? [words('paysNothing')] : []),
    ...(entrants === null ? [] : [words('entrants', { count: entrants })]),
    ...(pays && payoutSteps ? [saying(payoutSteps)] : []),
    ...(pays && ownSteps && !payoutSteps ? [words('seasonSteps')] : []),
  ];
  return (
    <>
      {about.join(' · ')}
      {pays && payoutPlaces.length > 0 && (
        <ol className="desk-purse-places">
          {payoutPlaces.map(({ place, amount }) => (
            <li key={place} value={place}>
              {formats.money(amount)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

const hasSteps = (...sides: readonly (ProposedClass | undefined)[]): boolean =>
  sides.some((side) => side !== undefined && Boolean(side.payoutSteps));

/** A change of an event that waits for an approval: what is there, and what was asked for, side by side. */
export const PurseChanges = ({ purse }: { purse: NonNullable<Approval['purse']> }) => {
  const [words, formats] = [useProposalWords(), useFormats()];
  const { before, after } = purse;
  const { rows, same } = purseRows(purse);
  const dates = (side: typeof before) =>
    side.startDate === null ? words('noDate') : formats.dates(side.startDate, side.endDate);
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
        {rows.map(({ id, before: was, after: is }) => (
          <div key={id}>
            <dt>{is?.name ?? was?.name}</dt>
            <dd>
              <span className="desk-purse-side">{words('now')}</span>
              {was ? (
                <ClassPays of={was} named={is !== undefined && is.name !== was.name} ownSteps={hasSteps(was, is)} />
              ) : (
                words('none')
              )}
            </dd>
            <dd data-new>
              <span className="desk-purse-side">{words('asked')}</span>
              {is ? <ClassPays of={is} named={false} ownSteps={hasSteps(was, is)} /> : words('removed')}
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
      {same > 0 && (
        <p className="desk-muted">{rows.length === 0 ? words('allSame') : words('same', { count: same })}</p>
      )}
    </section>
  );
};
