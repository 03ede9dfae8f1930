import { useId, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ActProblem, isUnknown, useFormats, usePath, type Act } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';
import { deletedName, isConfirmed, phrasesOf, type Merged, type Pair } from './merge.js';
import { useMergeWords } from './words/use-words.js';

interface Props {
  pair: Pair;
  preview: Merged;
  act: Act<unknown, Merged>;
  /** a reason against is not ticked yet */
  missing: boolean;
  onChecked: () => void;
  onTyped: (phrase: string) => void;
}

/** The one number that matters afterwards, and the phrase that says which account goes. */
export const ConfirmMerge = ({ pair, preview, act, missing, onChecked, onTyped }: Props) => {
  const [words, formats, path, id] = [useMergeWords(), useFormats(), usePath(), useId()];
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const phrases = phrasesOf(pair, { delete: words('phrases.delete'), keep: words('phrases.keep') });
  const fits = isConfirmed(phrases, typed);
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const credit = preview.balances.filter(({ book }) => book === 'credit');
  const error = checked && !fits;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    onChecked();
    if (fits && !missing) void act.run(undefined);
    else if (!fits) field.current?.focus();
  };
  return (
    <section className="ink admin-confirm" aria-label={words('type')}>
      <div>
        {credit.map(({ keep, deleted, reversed, after }) => (
          <div key={after.currency}>
            <p>{words('balance', { name: pair.keep.fullName })}</p>
            <p className="admin-confirm-figure">{formats.money(after)}</p>
            <p className="desk-muted">
              {formats.money(keep)} + {formats.money(deleted)}
              {reversed.amount !== 0 && ` − ${formats.money(reversed)}`}
            </p>
          </div>
        ))}
      </div>
      <form className="admin-form" noValidate onSubmit={submit}>
        <Status tone="wait">{words('irreversible', { name: pair.deleted.fullName })}</Status>
        {preview.needsApproval && <Status tone="wait">{words('second', { name: pair.deleted.fullName })}</Status>}
        <div className="field">
          <label htmlFor={id}>{words('type')}</label>
          <span className="help" id={`${id}-help`}>
            {words('typeHelp', { ...phrases })}
          </span>
          <input
            id={id}
            ref={field}
            className="input"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={300}
            value={typed}
            disabled={unknown}
            aria-invalid={error || undefined}
            aria-describedby={`${id}-help ${id}-error`}
            onChange={({ target }) => {
              setTyped(target.value);
              onTyped(target.value.trim());
            }}
          />
          {error && (
            <span className="error" role="alert" id={`${id}-error`}>
              {words('typeMissing')}
            </span>
          )}
        </div>
        <ActProblem act={act} unknownLead={words('unknown')} />
        {!unknown && (
          <div className="actions">
            <button className="button primary large" aria-busy={sending}>
              {sending
                ? words('merging')
                : words(preview.needsApproval ? 'ask' : 'confirm', { who: deletedName(pair) })}
            </button>
            <Link className="button large" to={path(`/rider/${pair.keep._id}`)}>
              {words('cancel')}
            </Link>
          </div>
        )}
      </form>
    </section>
  );
};
