import { useEffect, useRef, type ReactNode } from 'react';
import { Steps } from '@rrr/kit/base';
import './wizard.css';

export interface WizardStep {
  key: string;
  title: string;
}

export interface WizardProps {
  steps: readonly WizardStep[];
  /** key of the step under way */
  at: string;
  /** every step is done */
  finished?: boolean;
  /** what went wrong, above the step */
  problem?: ReactNode;
  /** stays at the bottom: what happens now, what is open, and the act */
  bar?: ReactNode;
  children: ReactNode;
}

/** A sequence of steps as data: where one stands, the step itself, and a bar that stays in sight. */
export const Wizard = ({ steps, at, finished = false, problem, bar, children }: WizardProps) => {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  useEffect(() => {
    // The act that led here is gone, and with it the focus: a screen reader hears the new step.
    if (before.current !== at) body.current?.focus({ preventScroll: true });
    before.current = at;
  }, [at]);
  const current = steps.findIndex(({ key }) => key === at);
  return (
    <div className="desk-wizard">
      <Steps steps={steps.map(({ title }) => title)} current={finished ? steps.length : current} />
      {problem}
      <div ref={body} className="desk-wizard-step" role="group" aria-label={steps[current]?.title} tabIndex={-1}>
        {children}
      </div>
      {bar && <div className="desk-wizard-bar">{bar}</div>}
    </div>
  );
};
