import type { RiderCash } from '@rrr/contract';
import { Amount, Section } from '@rrr/kit/desk';
import { useRiderCashWords } from './words/use-words.js';

const SUMS = [
  ['gross', 'gross'],
  ['withholding', 'withheld'],
  ['net', 'net'],
] as const;

/** What was paid in each calendar year, as the tax form asks for it. */
export const Years = ({ years }: Pick<RiderCash, 'years'>) => {
  const words = useRiderCashWords();
  if (years.length === 0) return null;
  return (
    <Section title={words('years')}>
      <div className="desk-table-frame" role="group" aria-label={words('years')} tabIndex={0}>
        <table className="desk-table" data-dense>
          <thead>
            <tr>
              <th scope="col">{words('year')}</th>
              {SUMS.map(([key, label]) => (
                <th key={key} scope="col" data-align="right">
                  {words(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={`${year.year}${year.net.currency}`}>
                <th scope="row">{year.year}</th>
                {SUMS.map(([key]) => (
                  <td key={key} data-align="right">
                    <Amount money={year[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
