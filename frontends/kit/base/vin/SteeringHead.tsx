/** A frame's head from the side, with the number stamped on it. */
export const SteeringHead = ({ label }: { label: string }) => (
  <svg className="vin-drawing" width="104" height="88" viewBox="0 0 104 88" role="img" aria-label={label}>
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className="far" d="M62 30C84 32 96 40 112 44M56 58c18 10 30 24 36 40" strokeWidth="11" />
      <path className="fork" d="M38 98 66-12M50 101 78-9" strokeWidth="6" />
      <path className="clamp" d="M40 14 86 25M28 60 72 71" strokeWidth="8" />
      <path className="head" d="M66 26 55 67" strokeWidth="20" />
      <path className="label" d="M65 30 56.5 62" strokeWidth="9" strokeLinecap="butt" />
      <path className="stamp" d="M64.5 32 57 60" strokeWidth="3.5" strokeDasharray="1.6 1.7" strokeLinecap="butt" />
    </g>
  </svg>
);
