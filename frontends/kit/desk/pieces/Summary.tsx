import type { ReactNode } from 'react';

export type Pair = readonly [label: string, value: ReactNode];

/** Labels and values, read in columns. */
export const Summary = ({ pairs }: { pairs: readonly Pair[] }) => (
  <dl className="desk-summary">
    {pairs.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
