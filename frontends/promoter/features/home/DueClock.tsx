import { useFormats } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

interface Props {
  /** from the last race day to the last day for results */
  days: number;
  left: number;
}

const tick = (at: number, of: number): string => {
  const angle = (at / of) * 2 * Math.PI;
  const point = (radius: number) =>
    `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${point(76)}L${point(92)}`;
};

/** One tick for each day of the window for results; those that are left are amber. */
export const DueClock = ({ days, left }: Props) => {
  const [words, formats] = [useWords(), useFormats()];
  const ticks = Array.from({ length: Math.max(days, 1) }, (_, at) => at);
  return (
    <div className="promoter-clock">
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        {ticks.map((at) => (
          <path key={at} d={tick(at, ticks.length)} data-left={at >= ticks.length - left || undefined} />
        ))}
      </svg>
      <p>
        <strong className="big-number">{formats.count(left)}</strong>{' '}
        <span>{left === 0 ? words('home.todayLast') : words('home.daysLeft', { count: left })}</span>
      </p>
    </div>
  );
};
