import type { PayoutClaimDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, Section } from '@rrr/kit/desk';
import { useClaimWords } from './words/use-words.js';

/** The awards that a claim pays, and the sum with what is withheld. */
export const ClaimLines = ({ claim }: { claim: PayoutClaimDetail }) => {
  const [words, formats] = [useClaimWords(), useFormats()];
  const { lines, gross, withholding, withholdingPercent, net, outdated } = claim;
  const sums = [
    ['gross', gross],
    ['withholding', { ...withholding, amount: -withholding.amount }],
    ['net', net],
  ] as const;
  return (
    <Section title={words('lines')}>
      <div className="desk-table-frame" role="group" aria-label={words('lines')} tabIndex={0}>
        <table className="desk-table" data-dense>
          <thead>
            <tr>
              <th scope="col">{words('award')}</th>
              <th scope="col">{words('awarded')}</th>
              {outdated && (
                <th scope="col" data-align="right">
                  {words('now')}
                </th>
              )}
              <th scope="col" data-align="right">
                {words('claimed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((it) => (
              <tr key={it.awardId}>
                <th scope="row">{it.label}</th>
                <td>{formats.day(it.awardedDate, { short: true })}</td>
                {outdated && (
                  <td data-align="right">
                    <Amount money={it.currentValue} />
                  </td>
                )}
                <td data-align="right">
                  <Amount money={it.amount} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([key, money]) => (
              <tr key={key}>
                <th scope="row" colSpan={outdated ? 3 : 2}>
                  {words(`facts.${key}`, { percent: formats.percent(withholdingPercent / 100) })}
                </th>
                <td data-align="right">
                  <Amount money={money} strong={key === 'net'} />
                </td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </Section>
  );
};
