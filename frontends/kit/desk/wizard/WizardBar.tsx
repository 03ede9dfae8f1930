import type { ReactNode } from 'react';

export interface WizardBarProps {
  /** what the act does now: "Pays $350.00" */
  figure?: { label: string; value: string } | undefined;
  /** what is open, in a sentence */
  open?: ReactNode;
  children: ReactNode;
}

/** What the next act does now and what is still open, beside the act. */
export const WizardBar = ({ figure, open, children }: WizardBarProps) => (
  <>
    {figure && (
      <div className="desk-wizard-figure">
        <div>{figure.label}</div>
        <strong className="figure">{figure.value}</strong>
      </div>
    )}
    {open && <div className="desk-wizard-open">{open}</div>}
    <div className="desk-wizard-acts">{children}</div>
  </>
);
