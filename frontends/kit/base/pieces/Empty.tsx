import type { ReactNode } from 'react';

export interface EmptyProps {
  /** one sentence */
  text: ReactNode;
  /** one act: a button or a link */
  action?: ReactNode;
}

/** Nothing is here: one sentence, and one act if there is one. */
export const Empty = ({ text, action }: EmptyProps) => (
  <div className="empty">
    <svg width="56" height="40" viewBox="0 0 56 40" aria-hidden="true" focusable="false">
      <path
        d="M8 2h40a5 5 0 0 1 5 5v17c0 3-1.2 5-3.3 6.700L42 36.500c-1.5 1.1-3 1.5-5 1.500H19c-2 0-3.5-.4-5-1.500l-7.7-5.800C4.2 29 3 27 3 24V7a5 5 0 0 1 5-5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
    </svg>
    <p>{text}</p>
    {action}
  </div>
);
