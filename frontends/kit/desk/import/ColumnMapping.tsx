import { useState } from 'react';
import { useImportWords } from './words/use-words.js';

export interface ColumnMappingProps<F extends string> {
  columns: readonly {
    index: number;
    header: string;
    field: F | null;
    samples?: readonly string[];
    /** what it most likely holds, and why; it counts only when a person applies it */
    guess?: { field: F; reason: string } | undefined;
  }[];
  fields: readonly { value: F; label: string }[];
  /** what was chosen for the last file like it */
  last?: Mapping<F> | undefined;
  /** the headers were read, and the reader means something else by them */
  understood?: boolean;
  /** of the button that applies it, where that stands elsewhere; left out: it stands here */
  formId?: string;
  /** column index → field, null leaves the column out */
  onApply: (mapping: Record<string, F | null>) => void;
}

type Mapping<F extends string> = Readonly<Record<string, F | null>>;

/** What stands in the field of a column at first: what was chosen last time, what is read, or a guess. */
const likelyField = <F extends string>(
  { index, field, guess }: Pick<ColumnMappingProps<F>['columns'][number], 'index' | 'field' | 'guess'>,
  last: Mapping<F> | undefined,
): F | null => {
  const before = last?.[String(index)];
  return before === undefined ? (field ?? (last ? null : (guess?.field ?? null))) : before;
};

/** A person's reading of the columns, where the program does not understand the headers. */
export const ColumnMapping = <F extends string>({
  columns,
  fields,
  last,
  understood = false,
  formId,
  onApply,
}: ColumnMappingProps<F>) => {
  const words = useImportWords();
  const [mapping, setMapping] = useState<Record<string, F | null>>(() =>
    Object.fromEntries(columns.map((column) => [String(column.index), likelyField(column, last)])),
  );
  const guessed = ({ field, reason }: { field: F; reason: string }) =>
    words('guess', { field: fields.find((candidate) => candidate.value === field)?.label ?? field, reason });
  return (
    <form
      id={formId}
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(mapping);
      }}
    >
      <div>
        <h2>{words('columns')}</h2>
        {!understood && <p className="desk-muted">{words('columnsLead')}</p>}
      </div>
      <div className="desk-columns">
        {columns.map(({ index, header, field, samples = [], guess }) => (
          <label key={index} className="field">
            <span>{words('column_n', { name: header || String(index + 1) })}</span>
            <select
              className="input"
              value={mapping[String(index)] ?? ''}
              onChange={(event) =>
                setMapping({ ...mapping, [String(index)]: (event.target.value || null) as F | null })
              }
            >
              <option value="">{words('ignore')}</option>
              {fields.map((item) => (
                <option key={item.value} value={item.value}>
                  {item.label}
                </option>
              ))}
            </select>
            {samples.length > 0 && <span className="help">{samples.join(' · ')}</span>}
            {last && likelyField({ index, field }, last) !== field ? (
              <span className="help">{words('lastTime.mark')}</span>
            ) : (
              field === null && guess && <span className="help">{guessed(guess)}</span>
            )}
          </label>
        ))}
      </div>
      {formId === undefined && (
        <div>
          <button type="submit" className="button">
            {words('applyColumns')}
          </button>
        </div>
      )}
    </form>
  );
};
