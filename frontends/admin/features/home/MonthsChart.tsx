import type { Money } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useNarrow } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { linesFor } from './scale.js';

export interface Month {
  label: string;
  earned: Money;
  redeemed: Money;
}
const [LEFT, TOP, BOTTOM] = [56, 12, 28];

/** Two bars a month, in whole units of the currency. The table beside it says the same to who cannot see it. */
export const MonthsChart = ({ months }: { months: readonly Month[] }) => {
  const [t, formats, narrow] = [useWords(), useFormats(), useNarrow()];
  // Drawn at the size it is shown at, so that its letters are as large as any other.
  const [width, height, labelEach] = narrow ? [340, 240, 2] : [600, 360, 1];
  const lines = linesFor(Math.max(...months.flatMap((it) => [it.earned.amount, it.redeemed.amount])));
  const top = lines.at(-1) ?? 1;
  const ground = height - BOTTOM;
  const tall = (amount: number) => (Math.max(amount, 0) / top) * (ground - TOP);
  const step = (width - LEFT) / months.length;
  const bar = Math.min(22, step * 0.32);
  return (
    <svg className="admin-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('home.chart')}>
      {lines.map((amount) => (
        <g key={amount} transform={`translate(0 ${ground - tall(amount)})`}>
          <line x1={LEFT} x2={width} className="admin-chart-line" data-ground={amount === 0 || undefined} />
          <text x={LEFT - 8} dy="0.32em" textAnchor="end">
            {formats.count(amount / 100)}
          </text>
        </g>
      ))}
      {months.map(({ label, earned, redeemed }, at) => (
        <g key={label} transform={`translate(${LEFT + step * (at + 0.5)} ${ground})`}>
          <rect
            className="admin-bar-earned"
            x={-bar - 1}
            y={-tall(earned.amount)}
            width={bar}
            height={tall(earned.amount)}
          />
          <rect
            className="admin-bar-redeemed"
            x={1}
            y={-tall(redeemed.amount)}
            width={bar}
            height={tall(redeemed.amount)}
          />
          {at % labelEach === 0 && (
            <text y={18} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};
