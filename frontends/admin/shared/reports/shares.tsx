import { useFormats } from '@rrr/kit/base';
import { List, Section, type ChartProps, type Column } from '@rrr/kit/desk';
import { HeroFigure } from '../../pieces/HeroFigure.js';
import { useReportWords } from './words/use-words.js';

export interface Share {
  ours: number;
  total: number;
  share: number;
  brands: readonly { brand: string; results: number; share: number }[];
}
interface ShareRow extends Share {
  _id: string;
  name: string;
  /** what it was counted from, one step deeper */
  to?: string;
}

/** All of them together. */
export const sumOf = (shares: readonly Share[]): Pick<Share, 'ours' | 'total' | 'share'> => {
  const [ours, total] = [
    shares.reduce((sum, share) => sum + share.ours, 0),
    shares.reduce((sum, share) => sum + share.total, 0),
  ];
  return { ours, total, share: total === 0 ? 0 : ours / total };
};

interface Drawn {
  kind: 'bars' | 'across';
  /** what stands along the axis: months or series */
  category: string;
  label: string;
  shares: readonly Pick<ShareRow, 'name' | 'total' | 'share'>[];
}

/** The picture of shares, one bar for each month or series; none where no result names a known make. */
export const drawnShares = ({ kind, category, label, shares }: Drawn): NonNullable<ChartProps['data']> => ({
  kind,
  unit: 'share',
  category,
  categories: shares.map(({ name }) => name),
  series: [
    { key: 'share', label, tone: 'ink', values: shares.map((share) => (share.total === 0 ? null : share.share)) },
  ],
});

/** The page's one number: our share of all results whose bike names a known make. */
export const ShareFigure = ({ shares }: { shares: readonly Share[] }) => {
  const [words, formats] = [useReportWords(), useFormats()];
  const { ours, total, share } = sumOf(shares);
  return (
    <section className="ink admin-hero" aria-label={words('share.share')}>
      <div>
        <p className="desk-muted">{words('share.share')}</p>
        <HeroFigure text={formats.percent(share)} />
      </div>
      <p>
        {words('share.says', {
          ours: formats.count(ours),
          total: formats.count(total),
          share: formats.percent(share),
        })}
      </p>
    </section>
  );
};

interface Props {
  title: string;
  head: string;
  rows: readonly ShareRow[];
}

/** Each month or series with its share and every brand in it. */
export const ShareTable = ({ title, head, rows }: Props) => {
  const [words, formats] = [useReportWords(), useFormats()];
  const count = (value: number) => <span className="number">{formats.count(value)}</span>;
  const columns: Column<ShareRow>[] = [
    { key: 'name', title: head, cell: (shareRow) => shareRow.name },
    {
      key: 'of',
      title: words('share.ours'),
      extra: true,
      cell: (shareRow) =>
        words('share.of', {
          count: shareRow.total,
          ours: formats.count(shareRow.ours),
          total: formats.count(shareRow.total),
        }),
    },
    {
      key: 'brands',
      title: words('share.brands'),
      cell: (shareRow) => (
        <span className="admin-brands">
          {shareRow.brands.map(({ brand, share, results }) => (
            <span key={brand}>
              {words('share.brand', { brand, share: formats.percent(share), count: formats.count(results) })}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'ours',
      title: words('share.ours'),
      align: 'right',
      phone: 'none',
      cell: (shareRow) => count(shareRow.ours),
    },
    {
      key: 'total',
      title: words('share.total'),
      align: 'right',
      phone: 'none',
      cell: (shareRow) => count(shareRow.total),
    },
    {
      key: 'share',
      title: words('share.share'),
      align: 'right',
      phone: 'side',
      // a month without a race has no share, which is not the same as none of it
      cell: (shareRow) => (
        <strong className="number">{shareRow.total === 0 ? '–' : formats.percent(shareRow.share)}</strong>
      ),
    },
  ];
  return (
    <Section title={title}>
      <List
        dense
        label={title}
        columns={columns}
        items={rows}
        href={(shareRow) => shareRow.to}
        empty={{ text: words('share.empty') }}
      />
    </Section>
  );
};
