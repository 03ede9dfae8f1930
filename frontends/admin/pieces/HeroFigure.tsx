import type { CSSProperties } from 'react';

/** A page's one number, on one line and as large as its room allows. */
export const HeroFigure = ({ text }: { text: string }) => (
  <p className="admin-hero-figure" style={{ '--characters': text.length } as CSSProperties}>
    {text}
  </p>
);
