import './fields.css';

const MARKS = {
  good: 'm6.5 10.2 2.4 2.4 4.6-5',
  bad: 'm7 7 6 6m0-6-6 6',
  warning: 'M10 2.5 18.5 17h-17ZM10 8v4M10 14.5v.1',
  info: 'M10 9.200v4.600M10 6.300v.1',
  open: '',
} as const;

/** What a check says, beside its words: passed, failed, doubtful, not yet known; or that something is only told. */
export const MarkIcon = ({ of }: { of: keyof typeof MARKS }) => (
  <svg
    className={`mark-icon ${of}`}
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {of !== 'warning' && <circle cx="10" cy="10" r="8" strokeDasharray={of === 'open' ? '2.5 3' : undefined} />}
    {MARKS[of] && <path d={MARKS[of]} />}
  </svg>
);
