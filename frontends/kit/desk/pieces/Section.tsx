import { useId, type ReactNode } from 'react';

/** A card with a heading; `side` stands at the heading's right. */
export const Section = ({ title, side, children }: { title?: string; side?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="desk-card" aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="desk-card-head">
          <h2 id={id}>{title}</h2>
          {side}
        </div>
      )}
      {children}
    </section>
  );
};
