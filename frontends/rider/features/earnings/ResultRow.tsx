import { useEffect, useId, useRef, useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import type { Earning } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Plate } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { Outcome } from './Outcome.js';
import { ResultTrail } from './ResultTrail.js';
import { useEarningsWords } from './words/use-words.js';

interface Props {
  earning: Earning;
  /** stands open at first; its trail is asked for only while it is open */
  opens: boolean;
  /** the address names it, so the page begins here */
  asked: boolean;
  /** it stands on the page of its event, so its class is what it is called */
  ofEvent?: boolean;
}

/** One result in one line, which opens its trail. */
export const ResultRow = ({ earning, opens, asked, ofEvent = false }: Props) => {
  const [t, formats, path, id] = [useEarningsWords(), useFormats(), usePath(), useId()];
  const [open, setOpen] = useState(opens);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked) row.current?.scrollIntoView?.({ block: 'center' });
  }, [asked]);
  const { event, className, place, resultType, verdict } = earning;
  const [reason] = verdict.reasons;
  const told = [verdict.tie?.detail, !open && reason?.detail].filter(Boolean).join(' ');
  const awaitsPhotos = verdict.check?.state === 'held' && verdict.check.photos !== undefined;
  return (
    <li ref={row} className="rider-result" data-slim data-opens={opens || undefined} data-open={open || undefined}>
      <button
        type="button"
        className="rider-result-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Plate place={place} type={resultType} />
        <span className="rider-result-what">
          <strong>{ofEvent ? className : event.title}</strong>
          <span className="desk-muted">
            {[
              <span key="day" className="rider-whole">
                {formats.date(event.startDate)}
              </span>,
              told,
              !ofEvent && className,
            ].map((item, at) => item && [at > 0 && ' · ', item])}
          </span>
        </span>
        <Outcome earning={earning} />
        <DownOutlined aria-hidden className="rider-result-arrow" />
      </button>
      <div id={id} hidden={!open} className="rider-result-more">
        {open && (
          <>
            <ResultTrail earning={earning} />
            <span className="rider-form-bar">
              {awaitsPhotos && (
                <Link className="button" to={path('/photos')}>
                  {t('photos', { count: verdict.check?.photos?.asked ?? 0 })}
                </Link>
              )}
              {!ofEvent && <Link to={path(`/event/${event._id}`)}>{t('event')}</Link>}
            </span>
          </>
        )}
      </div>
    </li>
  );
};
