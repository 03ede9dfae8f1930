import { Plate } from '@rrr/kit/base';

const TRACK =
  'M118 316 C 62 312 38 262 62 216 C 80 182 128 188 150 160 C 172 132 140 96 172 66 C 208 32 268 44 282 88 C 294 128 256 150 276 182 C 298 216 352 180 404 158 C 458 136 512 164 512 222 C 512 284 456 318 388 318 C 330 318 318 272 272 270 C 224 268 206 322 118 316 Z';

/** Where the first, the second and the third ride; the first is drawn larger. */
const PLATES = [
  { place: 1, x: 326, y: 294, size: 60 },
  { place: 2, x: 232, y: 284, size: 50 },
  { place: 3, x: 118, y: 316, size: 50 },
];

/** A decorative race track in the theme's colours. */
export const TrackArt = ({ label }: { label: string }) => (
  <svg className="track-art" viewBox="0 0 560 380" role="img" aria-label={label}>
    <path className="art-kerb" d={TRACK} />
    <path className="art-kerb-dash" d={TRACK} />
    <path className="art-track" d={TRACK} />
    <path className="art-line" d={TRACK} />
    <g className="art-flag" transform="translate(388 318)">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <g key={row}>
          <rect x={row % 2 ? 0 : -7} y={-21 + row * 7} width="7" height="7" />
          <rect className="art-flag-light" x={row % 2 ? -7 : 0} y={-21 + row * 7} width="7" height="7" />
        </g>
      ))}
    </g>
    {PLATES.map(({ place, x, y, size }) => (
      <g key={place} transform={`translate(${x - size / 2} ${y - size / 2})`} aria-hidden>
        <Plate place={place} size={size} discipline="road" />
      </g>
    ))}
  </svg>
);
