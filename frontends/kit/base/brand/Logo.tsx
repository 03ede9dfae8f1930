import { useId } from 'react';
import { LETTER, PLATE } from './mark-paths.js';

/** A front number plate that wears RR over a red stripe. It keeps its own colours in the dark, as a plate does. */
export const LogoMark = ({ size = 36 }: { size?: number }) => {
  // a page shows several: one that is not displayed would take a shared clip path with it
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={PLATE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={PLATE} fill="#fff" />
        <path d="M0 48 V36.5 L48 30.5 V48Z" fill="#c8102e" />
        <path d="M0 33.7 L48 27.7 V29 L0 35Z" fill="#c8102e" />
      </g>
      <g fill="none" stroke="#14161a" strokeWidth="3.8" transform="translate(11.6 7.8) skewX(-7)">
        <path d={LETTER} />
        <path d={LETTER} transform="translate(14.5 0)" />
      </g>
      <path d={PLATE} fill="none" stroke="#14161a" strokeWidth="2" />
    </svg>
  );
};

export const Logo = ({ size }: { size?: number }) => (
  <span className="logo">
    <LogoMark {...(size ? { size } : {})} />
    <span className="logo-text">Red Rider Rewards</span>
  </span>
);
