import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { Empty, ErrorBoundary, problemOf, useFormats, useHost, useSeen } from '@rrr/kit/base';
import { isEmpty, tableOf, type ChartData } from './chart-data.js';
import { PaperBars } from './PaperBars.js';
import { useWords } from './words.js';
import './chart.css';

export interface ChartProps {
  title: string;
  /** at the heading's right: where the rows behind it are */
  side?: ReactNode;
  /** for one of several beside each other */
  short?: boolean;
  /** its table stands beside the picture where there is room, instead of behind a button */
  beside?: boolean;
  /** one sentence that says what the picture shows: "Riders earned $71,005 this year and redeemed two thirds of it." */
  says: string;
  /** undefined while it loads */
  data: ChartData | undefined;
  /** one sentence for a chart without any value */
  empty: string;
  error?: unknown;
  onRetry?: () => void;
}

const loadDrawing = () =>
  lazy(() => import(/* webpackChunkName: "charts" */ './Drawing.js').then((part) => ({ default: part.Drawing })));

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
  const frame = useRef<HTMLDivElement>(null);
  // the drawing is large: who never scrolls to it does not load it
  const seen = useSeen(frame, true);
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
      <div className="desk-chart-body">
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
          {/* the table below says the same to those who cannot see it */}
          <div ref={frame} className="desk-chart-picture" aria-hidden>
            {seen && (
              <Suspense fallback={<div className="desk-chart-picture skeleton late" />}>
                <Picture data={data} />
              </Suspense>
            )}
          </div>
        </ErrorBoundary>
        {(data.kind === 'bars' || data.kind === 'across') && <PaperBars data={data} />}
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
        <div id={id} className={`desk-chart-rows ${open ? 'desk-table-frame' : 'visually-hidden'}`}>
          <Table title={title} data={data} />
        </div>
      </div>
    </>
  );
};

/**
 * A picture of figures with its title, a sentence that says what it shows, and its table, which is always there for a
 * screen reader and one tap away for everyone else. Nothing depends on hover.
 */
export const Chart = ({
  title,
  side,
  short = false,
  beside = false,
  says,
  data,
  empty,
  error,
  onRetry,
}: ChartProps) => {
  const [words, id] = [useWords(), useId()];
  return (
    <section
      className="desk-card desk-chart"
      aria-labelledby={id}
      data-short={short || undefined}
      data-beside={beside || undefined}
    >
      <div className="desk-card-head">
        <h2 id={id}>{title}</h2>
        {side}
      </div>
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
        // the same lines as when it is there, so that nothing below it moves
        <div className="desk-chart-wait" role="status" aria-label={words('loading')}>
          <p className="desk-muted">{'\u00a0'}</p>
          <div className="desk-chart-key">{'\u00a0'}</div>
          <div className="desk-chart-picture skeleton late" />
          <div className="desk-chart-line" />
        </div>
      ) : isEmpty(data) ? (
        <div className="desk-chart-empty">
          <Empty text={empty} />
        </div>
      ) : (
        <Filled title={title} says={says} data={data} />
      )}
    </section>
  );
};
