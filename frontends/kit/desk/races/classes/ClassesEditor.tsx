import { useId, useRef, useState } from 'react';
import type { EventDetail } from '@rrr/contract';
import { ActProblem, Empty, isUnknown, payoutSteps, useFormats, useStepsSaying } from '@rrr/kit/base';
import { LeaveGuard } from '../../form/LeaveGuard.js';
import { StaleEdit } from '../../form/StaleEdit.js';
import { ClassFields } from './ClassFields.js';
import { differences, posted, stepsOf, problemOfClass, type ClassDraft } from './class-draft.js';
import { useClassList, type ClassListOptions } from './use-class-list.js';
import { useClassWords } from './words/use-words.js';
import '../races.css';

const useSaying = (currency: EventDetail['contingencyAmount']['currency']) => {
  const [words, formats, steps] = [useClassWords(), useFormats(), useStepsSaying()];
  return (draft: ClassDraft | undefined): string => {
    if (!draft) return words('missing');
    const amount = formats.money(posted([draft], currency));
    const pays =
      draft.places.length === 0 ? words('paysNothing') : words('pays', { count: draft.places.length, amount });
    const bySize = draft.steps ? [steps(stepsOf(draft.steps))] : [];
    return [draft.name, words(`kinds.${draft.payoutType}`), pays, ...bySize].join(' · ');
  };
};

/** All classes of an event with what each pays, saved together. */
export const ClassesEditor = (props: ClassListOptions) => {
  const [words, formats] = [useClassWords(), useFormats()];
  const list = useClassList(props);
  const { classes, dirty, theirs, act, currency } = list;
  const saying = useSaying(currency);
  const [tried, setTried] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const problems = new Map(classes.map((draft) => [draft.key, problemOfClass(draft, classes)]));
  const wrong = [...problems.values()].filter(Boolean).length;
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const locked = unknown || theirs !== undefined;
  const stale = act.state.phase === 'refused' && act.state.problem.code === 'STALE_EDIT';

  const save = () => {
    setTried(true);
    setUnchanged(!dirty);
    if (wrong > 0) {
      setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (dirty) list.save();
  };
  return (
    <div ref={frame} className="desk-race-editor">
      {theirs ? (
        <StaleEdit
          differences={differences(classes, theirs.classes).map((difference) => ({
            name: difference.key,
            label: (difference.mine ?? difference.theirs)?.name ?? '',
            mine: saying(difference.mine),
            theirs: saying(difference.theirs),
          }))}
          onMine={list.keepMine}
          onTheirs={list.takeTheirs}
        />
      ) : (
        !stale && <ActProblem act={act} />
      )}
      {props.proposes && (
        <div className="alert">
          <strong>{words(props.event.proposal ? 'editsProposal' : 'proposes')}</strong>
        </div>
      )}
      {classes.length === 0 && <Empty text={words('none')} />}
      <fieldset className="desk-race-editor-list" disabled={locked}>
        {classes.map((draft) => (
          <ClassFields
            key={draft.key}
            draft={draft}
            problem={tried ? problems.get(draft.key) : undefined}
            currency={currency}
            usual={payoutSteps({}, props.event)}
            paysFixed={props.paysFixed}
            onChange={(next) => {
              setUnchanged(false);
              list.change(next);
            }}
            onRemove={() => list.remove(draft.key)}
          />
        ))}
        <div>
          <button type="button" className="button" onClick={list.add}>
            {words('addClass')}
          </button>
        </div>
      </fieldset>
      {props.proposes && dirty && (
        <div className="field desk-race-field">
          <label htmlFor={reasonId}>{words('reason')}</label>
          <input
            id={reasonId}
            className="input"
            type="text"
            maxLength={500}
            value={list.reason}
            disabled={locked}
            onChange={(event) => list.setReason(event.target.value)}
          />
        </div>
      )}
      {props.purseAlone !== undefined && dirty && posted(classes, currency).amount > props.purseAlone && (
        <div className="alert">
          <strong>{words('second', { amount: formats.money({ amount: props.purseAlone, currency }) })}</strong>
        </div>
      )}
      {!locked && (
        <div className="desk-form-bar">
          <button type="button" className="button primary large" aria-busy={sending} onClick={save}>
            {sending ? words('saving') : props.proposes ? words('send') : words('save', { count: classes.length })}
          </button>
          {dirty && !sending && (
            <button type="button" className="button large" onClick={list.discard}>
              {words('discard')}
            </button>
          )}
          <span>
            {words('posted')} <strong className="number">{formats.money(posted(classes, currency))}</strong>
          </span>
          <span className="desk-muted" role="status">
            {tried && wrong > 0
              ? words('wrong', { count: wrong })
              : unchanged
                ? words('unchanged')
                : dirty
                  ? words('unsaved')
                  : ''}
          </span>
        </div>
      )}
      {list.foreseen}
      <LeaveGuard dirty={dirty} />
    </div>
  );
};
