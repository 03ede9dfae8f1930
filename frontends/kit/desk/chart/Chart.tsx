import { lazy, Suspense, useId, useState } from 'react';
import { Empty, ErrorBoundary, problemOf, useFormats, useHost } from '@rrr/kit/base';
import { isEmpty, tableOf, type ChartData } from './chart-data.js';
import { useWords } from './words.js';
import './chart.css';

export interface ChartProps {
  title: string;
  /** one sentence that says what the picture shows: "Riders earned $71,005 this year and redeemed two thirds of it." */
  says: string;
  /** undefined while it loads */
  data: ChartData | undefined;
  /** one sentence for a chart without any value */
  empty: string;
  error?: unknown;
  onRetry?: () => void;
}

const loadDrawing = () => lazy(() => import('./Drawing.js').then((part) => ({ default: part.Drawing })));

const Table = ({ title, data }: { title: string; data: ChartData }) => {
  const { heads, rows } = tableOf(data, useFormats());
  return (
    <table className="desk-table" data-dense>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" data-align={at > 0 ? 'right' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={at} data-align="right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Filled = ({ title, says, data }: { title: string; says: string; data: ChartData }) => {
  const [words, id] = [useWords(), useId()];
  const { report } = useHost();
  const [open, setOpen] = useState(false);
  // A retry needs a new `lazy`: the old one remembers its failure.
  const [Picture, setPicture] = useState(loadDrawing);
  return (
    <>
      <p className="desk-muted">{says}</p>
      <div className="desk-chart-key" aria-hidden>
        {data.series.map(({ key, label, tone }) => (
          <span key={key} data-tone={tone} data-line={data.kind === 'lines' || undefined}>
            {label}
          </span>
        ))}
        {data.between && <span data-tone="between">{data.between}</span>}
      </div>
      <ErrorBoundary
        report={report}
        screen={(_, again) => (
          <div className="desk-chart-failed">
            <p>{words('failed')}</p>
            <button
              type="button"
              className="button"
              onClick={() => {
                setPicture(loadDrawing);
                again();
              }}
            >
              {words('retry')}
            </button>
          </div>
        )}
      >
        <Suspense fallback={<div className="desk-chart-picture skeleton late" />}>
          {/* the table below says the same to those who cannot see it */}
          <div className="desk-chart-picture" aria-hidden>
            <Picture data={data} />
          </div>
        </Suspense>
      </ErrorBoundary>
      <div>
        <button
          type="button"
          className="button desk-chart-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? words('hideTable') : words('showTable')}
        </button>
      </div>
      <div id={id} className={open ? 'desk-table-frame' : 'visually-hidden'}>
        <Table title={title} data={data} />
      </div>
    </>
  );
};

/**
 * A picture of figures with its title, a sentence that says what it shows, and its table, which is always there for a
 * screen reader and one tap away for everyone else. Nothing depends on hover.
 */
export const Chart = ({ title, says, data, empty, error, onRetry }: ChartProps) => {
  const [words, id] = [useWords(), useId()];
  return (
    <section className="desk-card desk-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {error !== undefined ? (
        <div className="alert bad" role="alert">
          <strong>{problemOf(error)?.detail ?? words('noFigures')}</strong>
          {onRetry && (
            <div>
              <button type="button" className="button" onClick={onRetry}>
                {words('retry')}
              </button>
            </div>
          )}
        </div>
      ) : !data ? (
        <div role="status" aria-label={words('loading')}>
          <div className="desk-chart-picture skeleton late" />
        </div>
      ) : isEmpty(data) ? (
        <Empty text={empty} />
      ) : (
        <Filled title={title} says={says} data={data} />
      )}
    </section>
  );
};
