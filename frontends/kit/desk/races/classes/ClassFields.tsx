import { useId } from 'react';
import type { Currency, PayoutStep } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { NumberInput } from '../../form/NumberInput.js';
import { posted, type ClassDraft, type ClassProblem, type PayoutType } from './class-draft.js';
import { PlaceFields } from './PlaceFields.js';
import { StepFields } from './StepFields.js';
import { useClassWords } from './words/use-words.js';

const NAME_LIMIT = 120;
const KINDS: readonly PayoutType[] = ['dealerCredit', 'cash', 'noPayout'];

interface Props {
  draft: ClassDraft;
  problem: ClassProblem | undefined;
  currency: Currency;
  /** what the program pays a class by its size, in the event's season */
  usual: readonly PayoutStep[];
  /** what it pays cannot be changed once it has results */
  paysFixed: boolean;
  onChange: (draft: ClassDraft) => void;
  onRemove: () => void;
}

/** One class: its name, how it pays, and what each place pays. */
export const ClassFields = ({ draft, problem, currency, usual, paysFixed, onChange, onRemove }: Props) => {
  const [words, formats, id] = [useClassWords(), useFormats(), useId()];
  const { name, payoutType, places, entrants, raced } = draft;
  const said = name.trim() || words('newClass');
  const total = formats.money(posted([draft], currency));
  const pays = places.length === 0 ? words('paysNothing') : words('pays', { count: places.length, amount: total });
  const error = (of: readonly ClassProblem[]) =>
    problem &&
    of.includes(problem) && (
      <span id={`${id}error`} className="error" role="alert">
        {words(`problems.${problem}`)}
      </span>
    );
  const nameWrong = problem === 'noName' || problem === 'sameName';
  return (
    <section className="desk-card desk-race-class" aria-label={said}>
      <div className="field desk-race-field">
        <label htmlFor={`${id}name`}>{words('name')}</label>
        <input
          id={`${id}name`}
          className="input"
          maxLength={NAME_LIMIT}
          autoComplete="off"
          value={name}
          aria-invalid={nameWrong || undefined}
          aria-describedby={nameWrong ? `${id}error` : undefined}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        {error(['noName', 'sameName'])}
      </div>
      {raced && paysFixed ? (
        <p className="desk-muted">
          {words(`kinds.${payoutType}`)} · {pays}. {words('fixed')}
        </p>
      ) : (
        <>
          {raced && <p className="desk-muted">{words('raced')}</p>}
          <div className="field desk-race-field">
            <label htmlFor={`${id}payout`}>{words('payout')}</label>
            <select
              id={`${id}payout`}
              className="input"
              value={payoutType}
              onChange={(event) => {
                const kind = KINDS.find((candidate) => candidate === event.target.value);
                if (kind === 'noPayout') onChange({ ...draft, payoutType: kind, places: [], steps: null });
                else if (kind) onChange({ ...draft, payoutType: kind });
              }}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {words(`kinds.${kind}`)}
                </option>
              ))}
            </select>
          </div>
          {payoutType !== 'noPayout' && (
            <PlaceFields
              places={places}
              currency={currency}
              wrong={problem === 'amount'}
              onChange={(next) => onChange({ ...draft, places: next })}
            />
          )}
          {error(['amount'])}
          {payoutType !== 'noPayout' && (
            <StepFields
              steps={draft.steps}
              usual={usual}
              error={problem === 'steps' ? `${id}error` : undefined}
              onChange={(steps) => onChange({ ...draft, steps })}
            />
          )}
          {error(['steps'])}
          <div className="field desk-race-field">
            <label htmlFor={`${id}entrants`}>{words('entrants')}</label>
            <span className="help">{words('entrantsHelp')}</span>
            <NumberInput
              id={`${id}entrants`}
              autoComplete="off"
              value={entrants}
              onChange={(next) => onChange({ ...draft, entrants: next })}
            />
            {error(['entrants'])}
          </div>
          <div className="desk-race-row">
            <span className="desk-muted">{pays}</span>
            {!raced && (
              <button
                type="button"
                className="button"
                aria-label={words('removeOf', { name: said })}
                onClick={onRemove}
              >
                {words('remove')}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
