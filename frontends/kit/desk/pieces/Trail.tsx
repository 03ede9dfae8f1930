import type { ReactNode } from 'react';
import { CheckOutlined, CloseOutlined, EllipsisOutlined } from '@ant-design/icons';
import { useWords } from '../words/use-words.js';

export interface TrailStep {
  title: ReactNode;
  /** done · here (it stands at this step) · stopped (it went no further, `detail` says why) · todo */
  state: 'done' | 'here' | 'stopped' | 'todo';
  detail?: ReactNode;
}
const ICON = {
  done: <CheckOutlined aria-hidden />,
  here: <EllipsisOutlined aria-hidden />,
  stopped: <CloseOutlined aria-hidden />,
  todo: null,
};

/** The way of a result or a payment, with the step where it stands and why. */
export const Trail = ({ steps }: { steps: readonly TrailStep[] }) => {
  const words = useWords();
  return (
    <ol className="desk-trail">
      {steps.map((step, at) => (
        <li
          key={at}
          data-state={step.state}
          aria-current={step.state === 'here' || step.state === 'stopped' ? 'step' : undefined}
        >
          <span className="desk-trail-dot">{ICON[step.state]}</span>
          <div>
            <div className="desk-trail-title">
              {step.title} <span className="visually-hidden">({words(`trail.${step.state}`)})</span>
            </div>
            {step.detail && <div className="desk-trail-detail">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
};
