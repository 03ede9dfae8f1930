import { useId } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import type { PayoutStep } from '@rrr/contract';
import { useStepsSaying } from '@rrr/kit/base';
import { NumberInput } from '../../form/NumberInput.js';
import { MOST_STEPS, withStep, type StepDraft } from './class-draft.js';
import { useClassWords } from './words/use-words.js';

interface Props {
  /** null: as the program does */
  steps: readonly StepDraft[] | null;
  /** what the program does, in the event's season */
  usual: readonly PayoutStep[];
  /** id of what says that they are wrong */
  error: string | undefined;
  onChange: (steps: readonly StepDraft[] | null) => void;
}

/** What a class pays when few riders start: by the rule of the program, or in steps of its own. */
export const StepFields = ({ steps, usual, error, onChange }: Props) => {
  const [words, saying, id] = [useClassWords(), useStepsSaying(), useId()];
  const change = (at: number, more: Partial<StepDraft>) =>
    onChange((steps ?? []).map((step, other) => (other === at ? { ...step, ...more } : step)));
  const wrong = error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': error } as const);
  return (
    <>
      <div className="field desk-race-field">
        <label htmlFor={`${id}rule`}>{words('bySize')}</label>
        <select
          id={`${id}rule`}
          className="input"
          value={steps ? 'own' : 'program'}
          onChange={({ target: { value } }) =>
            onChange(value === 'own' ? usual.map(({ riders, places }) => ({ riders, places })) : null)
          }
        >
          <option value="program">{words('steps.program')}</option>
          <option value="own">{words('steps.own')}</option>
        </select>
        {!steps && <span className="help">{saying(usual)}</span>}
      </div>
      {steps && (
        <fieldset className="desk-race-steps">
          <legend>{words('steps.legend')}</legend>
          {steps.map(({ riders, places }, at) => {
            const last = at === steps.length - 1;
            const own = `${id}${at}`;
            return (
              <div key={at} className="desk-race-step">
                <div className="field">
                  <label htmlFor={`${own}riders`}>{words('steps.riders')}</label>
                  <NumberInput
                    id={`${own}riders`}
                    autoComplete="off"
                    value={riders}
                    {...wrong}
                    onChange={(next) => change(at, { riders: next })}
                  />
                </div>
                {last ? (
                  <span className="desk-race-step-all">{words('steps.all')}</span>
                ) : (
                  <>
                    <div className="field">
                      <label htmlFor={`${own}places`}>{words('steps.places')}</label>
                      <NumberInput
                        id={`${own}places`}
                        autoComplete="off"
                        value={places}
                        {...wrong}
                        onChange={(next) => change(at, { places: next })}
                      />
                    </div>
                    <button
                      type="button"
                      className="desk-icon-button"
                      aria-label={words('steps.remove', { step: at + 1 })}
                      onClick={() => onChange(steps.filter((_, other) => other !== at))}
                    >
                      <CloseOutlined aria-hidden />
                    </button>
                  </>
                )}
              </div>
            );
          })}
          {steps.length < MOST_STEPS && (
            <div>
              <button type="button" className="button" onClick={() => onChange(withStep(steps))}>
                {words('steps.add')}
              </button>
            </div>
          )}
        </fieldset>
      )}
    </>
  );
};
