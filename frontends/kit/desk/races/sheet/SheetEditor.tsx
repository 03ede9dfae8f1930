import { useRef, useState } from 'react';
import type { EventClass } from '@rrr/contract';
import { LeaveGuard } from '../../form/LeaveGuard.js';
import { useLeadOn } from '../../form/use-lead-on.js';
import { COLUMNS, entryOf, isEmpty, problemOf, type SheetRow } from './sheet-rows.js';
import { SheetReview, type Written } from './SheetReview.js';
import { SheetTable } from './SheetTable.js';
import { useSheet } from './use-sheet.js';
import { useSheetWords } from './words/use-words.js';
import './sheet.css';

interface Props {
  eventId: string;
  inClass: EventClass;
  stored: readonly SheetRow[];
  /** the page that lists what was saved */
  savedAt: string;
  refresh: () => void;
}
const MOST_STARTERS = 10_000;
const isCount = (text: string): boolean =>
  text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_STARTERS);

/** All results of one class, written in one table and saved together after a look at what they pay. */
export const SheetEditor = ({ eventId, inClass, stored, savedAt, refresh }: Props) => {
  const [words, leadOn] = [useSheetWords(), useLeadOn()];
  const sheet = useSheet(stored);
  const had = inClass.entrants === null ? '' : String(inClass.entrants);
  const [starters, setStarters] = useState(had);
  const [checked, setChecked] = useState(false);
  const [reviewed, setReviewed] = useState<Written>();
  const [done, setDone] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const filled = sheet.rows.filter((row) => !isEmpty(row));
  const wrong =
    filled.reduce((sum, row) => sum + COLUMNS.filter(({ name }) => problemOf(row, name)).length, 0) +
    (isCount(starters.trim()) ? 0 : 1);
  const dirty = !done && (sheet.dirty || starters !== had);

  const check = () => {
    setChecked(true);
    if (wrong > 0) {
      setTimeout(() => frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const entrants = starters.trim() === '' ? null : Number(starters);
    if (filled.length > 0) setReviewed({ results: filled.map(entryOf), entrants });
  };
  const said = () => {
    if (checked && wrong > 0) return words('wrong', { count: wrong });
    if (checked && filled.length === 0) return words('nothing');
    if (sheet.last?.did === 'removed')
      return sheet.last.name ? words('removed', { name: sheet.last.name }) : words('removedRow');
    if (sheet.last?.did === 'pasted')
      return [
        words('pasted', { count: sheet.last.lines }),
        sheet.last.leftOut > 0 && words('leftOut', { count: sheet.last.leftOut }),
      ]
        .filter(Boolean)
        .join(' ');
    return dirty ? words('unsaved') : '';
  };
  return (
    <div ref={frame} className="desk-race-editor">
      <p className="desk-muted">{words('hint')}</p>
      <label className="desk-race-sheet-starters">
        {words('starters')}
        <input
          className="input"
          inputMode="numeric"
          value={starters}
          maxLength={5}
          aria-invalid={checked && !isCount(starters.trim())}
          onChange={(event) => setStarters(event.target.value)}
        />
        <span className="desk-muted">{words('startersHelp')}</span>
      </label>
      <SheetTable sheet={sheet} checked={checked} label={words('tableOf', { name: inClass.name })} />
      <div className="desk-form-bar">
        <button type="button" className="button primary large" onClick={check}>
          {words('check', { count: filled.length })}
        </button>
        {dirty && (
          <button
            type="button"
            className="button large"
            onClick={() => {
              setStarters(had);
              sheet.step({ do: 'discard' });
            }}
          >
            {words('discard')}
          </button>
        )}
        {sheet.last && (
          <button type="button" className="button large" onClick={() => sheet.step({ do: 'undo' })}>
            {words(sheet.last.did === 'pasted' ? 'undoPaste' : 'undoRemove')}
          </button>
        )}
        <span className="desk-muted" role="status">
          {said()}
        </span>
      </div>
      {reviewed && (
        <SheetReview
          eventId={eventId}
          classId={inClass._id}
          className={inClass.name}
          written={reviewed}
          refresh={refresh}
          onChoose={(line, riderId) => {
            const row = filled[line - 1];
            if (row) sheet.step({ do: 'choose', key: row.key, riderId });
          }}
          onDone={() => {
            setDone(true);
            setReviewed(undefined);
            leadOn.next(savedAt);
            leadOn.go();
          }}
          onClose={() => setReviewed(undefined)}
        />
      )}
      <LeaveGuard dirty={dirty} />
    </div>
  );
};
