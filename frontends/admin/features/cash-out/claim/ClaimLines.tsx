import type { PayoutClaimDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, List, Section, type Column } from '@rrr/kit/desk';
import { useClaimWords } from './words/use-words.js';

type Line = PayoutClaimDetail['lines'][number];

/** The awards that a claim pays, and the sum with what is withheld. */
export const ClaimLines = ({ claim }: { claim: PayoutClaimDetail }) => {
  const [words, formats] = [useClaimWords(), useFormats()];
  const { lines, gross, withholding, withholdingPercent, net, outdated } = claim;
  const now: Column<Line> = {
    key: 'now',
    title: words('now'),
    align: 'right',
    phone: 'under',
    cell: (line) => <Amount money={line.currentValue} />,
  };
  const columns: Column<Line>[] = [
    { key: 'award', title: words('award'), cell: (line) => line.label },
    { key: 'awarded', title: words('awarded'), cell: (line) => formats.day(line.awardedDate) },
    ...(outdated ? [now] : []),
    {
      key: 'claimed',
      title: words('claimed'),
      align: 'right',
      phone: 'side',
      cell: (line) => <Amount money={line.amount} />,
    },
  ];
  const sums = [
    ['gross', gross],
    // zero has no sign
    ['withholding', { ...withholding, amount: 0 - withholding.amount }],
    ['net', net],
  ] as const;
  return (
    <Section title={words('lines')}>
      <List
        dense
        label={words('lines')}
        columns={columns}
        items={lines.map((line) => ({ ...line, _id: line.awardId }))}
        empty={{ text: words('noLines') }}
      />
      <dl className="desk-pairs admin-sum">
        {sums.map(([key, money]) => (
          <div key={key}>
            <dt>{words(`facts.${key}`, { percent: formats.percent(withholdingPercent / 100) })}</dt>
            <dd>
              <Amount money={money} strong={key === 'net'} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
