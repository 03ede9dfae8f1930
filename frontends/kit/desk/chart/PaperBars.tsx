import { useFormats } from '@rrr/kit/base';
import { written, type ChartData } from './chart-data.js';

/** The bars for paper, where a picture drawn for a screen is too wide or too dark; the table beside it is read out. */
export const PaperBars = ({ data: { categories, series, unit } }: { data: ChartData }) => {
  const formats = useFormats();
  const top = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  return (
    <ul className="desk-chart-paper" aria-hidden>
      {categories.flatMap((category, at) =>
        series.map(({ key, tone, values }) => {
          const value = values[at] ?? null;
          return (
            <li
              key={`${category} ${key}`}
              data-name={category}
              data-tone={tone}
              data-value={value === null ? '–' : written(unit, formats, value)}
            >
              <i style={{ width: `${top === 0 || value === null ? 0 : (value / top) * 100}%` }} />
            </li>
          );
        }),
      )}
    </ul>
  );
};
