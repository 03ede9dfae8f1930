import type { ReactNode } from 'react';

export interface EmptyProps {
  /** one sentence */
  text: ReactNode;
  /** one act: a button or a link */
  action?: ReactNode;
}

export const Empty = ({ text, action }: EmptyProps) => (
  <div className="desk-empty">
    <svg width="56" height="40" viewBox="0 0 56 40" aria-hidden>
      <rect x="6" y="3" width="44" height="34" rx="8" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M20 20h16" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
    <p>{text}</p>
    {action}
  </div>
);
