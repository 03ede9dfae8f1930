import type { Currency, Money } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';
import { roundTop } from './scale.js';

export interface Month {
  label: string;
  earned: Money;
  redeemed: Money;
}
const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [640, 260, 64, 12, 28];
const LINES = [0, 0.25, 0.5, 0.75, 1];

/** Two bars a month. The table beside it says the same to who cannot see it. */
export const MonthsChart = ({ months, currency }: { months: readonly Month[]; currency: Currency }) => {
  const [t, formats] = [useWords(), useFormats()];
  const top = roundTop(Math.max(...months.flatMap((it) => [it.earned.amount, it.redeemed.amount])));
  const ground = HEIGHT - BOTTOM;
  const tall = (amount: number) => (Math.max(amount, 0) / top) * (ground - TOP);
  const step = (WIDTH - LEFT) / months.length;
  const bar = Math.min(22, step * 0.32);
  return (
    <svg className="admin-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('home.chart')}>
      {LINES.map((share) => (
        <g key={share} transform={`translate(0 ${ground - share * (ground - TOP)})`}>
          <line x1={LEFT} x2={WIDTH} className="admin-chart-line" data-ground={share === 0 || undefined} />
          <text x={LEFT - 8} dy="0.32em" textAnchor="end">{formats.money({ amount: top * share, currency }, { whole: true })}</text>
        </g>
      ))}
      {months.map(({ label, earned, redeemed }, at) => (
        <g key={label} transform={`translate(${LEFT + step * (at + 0.5)} ${ground})`}>
          <rect className="admin-bar-earned" x={-bar - 1} y={-tall(earned.amount)} width={bar} height={tall(earned.amount)} />
          <rect className="admin-bar-redeemed" x={1} y={-tall(redeemed.amount)} width={bar} height={tall(redeemed.amount)} />
          <text y={18} textAnchor="middle">{label}</text>
        </g>
      ))}
    </svg>
  );
};
