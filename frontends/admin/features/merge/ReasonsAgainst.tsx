import { useId } from 'react';
import { Section, Status } from '@rrr/kit/desk';
import type { Merged, Pair } from './merge.js';
import { useMergeWords } from './words/use-words.js';

export type Against = NonNullable<Merged['against']>[number];

interface Props {
  against: readonly Against[];
  pair: Pair;
  ticked: ReadonlySet<Against['code']>;
  onTick: (code: Against['code'], isTicked: boolean) => void;
  /** a reason is left that was not ticked */
  missing: boolean;
}

/** Why the accounts may belong to two people; each reason is ticked before anything is merged. */
export const ReasonsAgainst = ({ against, pair: { keep, deleted }, ticked, onTick, missing }: Props) => {
  const [words, id] = [useMergeWords(), useId()];
  const said = { keep: keep.fullName, deleted: deleted.fullName };
  return (
    <Section title={words('against')}>
      <p>{words('againstLead')}</p>
      <fieldset className="desk-choose" aria-describedby={missing ? `${id}-error` : undefined}>
        <legend className="visually-hidden">{words('against')}</legend>
        {against.map(({ code, count }) => (
          <label key={code} className="check">
            <input
              type="checkbox"
              checked={ticked.has(code)}
              aria-invalid={(missing && !ticked.has(code)) || undefined}
              onChange={({ target }) => onTick(code, target.checked)}
            />
            <Status tone="bad">{words(`reasons.${code}`, { ...said, count })}</Status>
          </label>
        ))}
      </fieldset>
      {missing && (
        <p role="alert" id={`${id}-error`}>
          <Status tone="bad">{words('againstMissing')}</Status>
        </p>
      )}
    </Section>
  );
};
