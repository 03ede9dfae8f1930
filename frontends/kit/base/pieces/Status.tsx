import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'bad' | 'plain';

const MARKS: Record<Tone, string> = {
  good: 'M4.5 8.3 7 10.800l4.5-5',
  wait: 'M8 4.500V8l2.3 1.7',
  bad: 'M8 4.300v4.400M8 10.900v.6',
  plain: 'M5.5 8h5',
};

export const StatusIcon = ({ tone, size = 16 }: { tone: Tone; size?: number }) => (
  <svg
    className={`status-icon ${tone}`}
    width={size}
    height={size}
    viewBox="0 0 16 16"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="8" cy="8" r="6.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path
      d={MARKS[tone]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A state as icon, word and tone: never colour alone. */
export const Status = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`status ${tone}`}>
    <StatusIcon tone={tone} />
    <span>{children}</span>
  </span>
);
