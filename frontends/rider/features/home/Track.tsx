/** A track seen from above, drawn in hairlines behind the balance. */
export const Track = () => (
  <svg
    className="rider-track"
    viewBox="0 0 480 260"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {[0, 1, 2].map((lane) => (
      <path
        key={lane}
        d="M70 196c-34-8-46-44-26-70 22-29 66-21 92-48 24-25 58-46 96-34 34 11 34 52 70 58 36 5 58-46 98-42 40 5 56 48 38 82-18 35-60 30-92 42-30 12-52 36-92 34-36-2-44-34-78-38-38-5-66 25-106 16Z"
        transform={`translate(${lane * 9} ${lane * 7}) scale(${1 - lane * 0.045})`}
        fill="none"
        stroke="currentColor"
        strokeWidth={lane === 1 ? 1 : 1.5}
        strokeDasharray={lane === 1 ? '2 10' : undefined}
      />
    ))}
    <path d="M226 38v24M232 38v24" stroke="currentColor" strokeWidth="3" strokeDasharray="4 4" />
  </svg>
);
