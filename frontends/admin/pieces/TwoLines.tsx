import type { ReactNode } from 'react';

/** What a row is, and under it what tells it from its like. */
export const TwoLines = ({ main, more }: { main: ReactNode; more?: ReactNode }) => (
  <span className="admin-two">
    <span>{main}</span>
    {more && <span className="desk-muted">{more}</span>}
  </span>
);
