import { useId, type FormEvent } from 'react';
import type { PreviewRow } from '@rrr/contract';
import type { CellCorrection } from './cell-correction.js';
import { useRowDraft } from './RowDrafts.js';
import { useImportWords } from './words/use-words.js';

interface Props {
  row: PreviewRow;
  onCorrect: (corrections: readonly CellCorrection[]) => void;
}

/** "4", "DNF", or "4 DNF" where a sheet gives a place to someone who did not finish. */
const placeOf = ({ place, resultType }: PreviewRow): string =>
  [place, resultType === 'finished' ? '' : resultType].filter(Boolean).join(' ');

/** Place and name of a row as the file has them, to be written anew; the file is read again with them. */
export const RowCorrection = ({ row, onCorrect }: Props) => {
  const [words, id] = [useImportWords(), useId()];
  const had = { place: placeOf(row), riderName: row.riderName };
  const { line } = row;
  const [written, write] = useRowDraft(line);
  if (!written)
    return (
      <div>
        <button
          type="button"
          className="desk-link"
          aria-label={words('correctLine', { line })}
          onClick={() => write(had)}
        >
          {words('correct')}
        </button>
      </div>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const changed = (['place', 'riderName'] as const).flatMap((field): CellCorrection[] =>
      written[field].trim() === had[field] ? [] : [{ line, field, value: written[field].trim() }],
    );
    write(undefined);
    if (changed.length > 0) onCorrect(changed);
  };
  const field = (name: 'place' | 'riderName', limit: number) => (
    <div className="field">
      <label htmlFor={`${id}${name}`}>{words(`fields.${name}`)}</label>
      <input
        id={`${id}${name}`}
        className="input"
        autoComplete="off"
        maxLength={limit}
        value={written[name]}
        onChange={(event) => write({ ...written, [name]: event.target.value })}
      />
    </div>
  );
  return (
    <form className="desk-correct" noValidate aria-label={words('correctLine', { line })} onSubmit={save}>
      {field('place', 20)}
      {field('riderName', 120)}
      <p className="help">{words('correctHelp')}</p>
      <div className="desk-correct-acts">
        <button type="submit" className="button primary">
          {words('useCorrection')}
        </button>
        <button type="button" className="button" onClick={() => write(undefined)}>
          {words('cancel')}
        </button>
      </div>
    </form>
  );
};
