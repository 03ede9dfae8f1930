import type { Config } from '../../app/shell-context.js';
import { BikeStep } from './BikeStep.js';
import { ConsentStep } from './ConsentStep.js';
import type { Draft, Step } from './draft.js';
import { PinStep } from './PinStep.js';
import type { Rules } from './first-rules.js';
import { vinReading } from './rules.js';
import type { Form } from './use-draft.js';
import { YouStep } from './YouStep.js';

/** Everything after the first step; it is in one file, so that a lost connection stops nobody between two of them. */
export { ActProblem } from '@rrr/kit/base';
export { noteCodeSent } from '../email-verify/code-clock.js';
export { DoneStep } from './DoneStep.js';
export { placeOf } from './place-of-problem.js';
export { faultsOf, modelsOf, openStep } from './rules.js';
export { bodyOf, sendEnrolment } from './send-enrolment.js';
export { allWordsIn } from './words/use-all-words.js';

interface Props {
  step: Step;
  form: Form;
  program: Config['program'];
  /** asks again when its round changes; null: the program has none */
  captcha: number | null;
  unsolved: boolean;
  onSolved: (answer: string | null) => void;
  onChange: (step: Step) => void;
}

export const LaterStep = ({ step, form, program, ...pin }: Props) => (
  <>
    {step === 'you' && <YouStep form={form} adultAge={program.adultAge} />}
    {step === 'bike' && <BikeStep form={form} program={program} />}
    {step === 'consent' && <ConsentStep form={form} />}
    {step === 'pin' && <PinStep form={form} {...pin} />}
  </>
);

/** The word on the button of the step. */
export const submitOf = (step: Step, draft: Draft, busy: boolean, rules: Pick<Rules, 'vinYearCountries'>) => {
  if (step === 'pin') return busy ? 'pin.submitting' : 'pin.submit';
  if (step !== 'bike') return 'next';
  return vinReading(draft, rules).state === 'doubtful' ? 'bike.review' : 'bike.add';
};
