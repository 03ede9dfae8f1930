import { Link } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useReportWords } from './words/use-words.js';

export interface Share {
  ours: number;
  total: number;
  share: number;
  brands: readonly { brand: string; results: number; share: number }[];
}
interface ShareRow extends Share {
  key: string;
  name: string;
  /** what it was counted from, one step deeper */
  to?: string;
}

/** All of them together. */
export const sumOf = (shares: readonly Share[]): Pick<Share, 'ours' | 'total' | 'share'> => {
  const [ours, total] = [shares.reduce((sum, it) => sum + it.ours, 0), shares.reduce((sum, it) => sum + it.total, 0)];
  return { ours, total, share: total === 0 ? 0 : ours / total };
};

/** The page's one number: our share of all results whose bike names a known make. */
export const ShareFigure = ({ shares }: { shares: readonly Share[] }) => {
  const [words, formats] = [useReportWords(), useFormats()];
  const { ours, total, share } = sumOf(shares);
  return (
    <section className="ink admin-hero" aria-label={words('share.share')}>
      <div>
        <p className="desk-muted">{words('share.share')}</p>
        <p className="admin-hero-figure">{formats.percent(share)}</p>
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
  return (
    <Section title={title}>
      <div className="desk-table-frame" role="group" aria-label={title} tabIndex={0}>
        <table className="desk-table" data-dense>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{words('share.brands')}</th>
              <th scope="col" data-align="right">
                {words('share.ours')}
              </th>
              <th scope="col" data-align="right">
                {words('share.total')}
              </th>
              <th scope="col" data-align="right">
                {words('share.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.to ? <Link to={row.to}>{row.name}</Link> : row.name}</th>
                <td className="admin-brands">
                  {row.brands
                    .map(({ brand, share }) => words('share.brand', { brand, share: formats.percent(share) }))
                    .join(' · ')}
                </td>
                <td data-align="right" className="number">
                  {formats.count(row.ours)}
                </td>
                <td data-align="right" className="number">
                  {formats.count(row.total)}
                </td>
                <td data-align="right" className="number">
                  <strong>{formats.percent(row.share)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
