import { useState } from 'react';
import { useImportWords } from './words/use-words.js';

export interface ColumnMappingProps<F extends string> {
  columns: readonly { index: number; header: string; field: F | null; samples?: readonly string[] }[];
  fields: readonly { value: F; label: string }[];
  /** the headers were read, and the reader means something else by them */
  understood?: boolean;
  /** column index → field, null leaves the column out */
  onApply: (mapping: Record<string, F | null>) => void;
}

/** A person's reading of the columns, where the program does not understand the headers. */
export const ColumnMapping = <F extends string>({
  columns,
  fields,
  understood = false,
  onApply,
}: ColumnMappingProps<F>) => {
  const words = useImportWords();
  const [mapping, setMapping] = useState<Record<string, F | null>>(() =>
    Object.fromEntries(columns.map((it) => [String(it.index), it.field])),
  );
  return (
    <section className="desk-card">
      <div>
        <h2>{words('columns')}</h2>
        {!understood && <p className="desk-muted">{words('columnsLead')}</p>}
      </div>
      <div className="desk-columns">
        {columns.map(({ index, header, samples = [] }) => (
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
              {fields.map((it) => (
                <option key={it.value} value={it.value}>
                  {it.label}
                </option>
              ))}
            </select>
            {samples.length > 0 && <span className="help">{samples.join(' · ')}</span>}
          </label>
        ))}
      </div>
      <div>
        <button type="button" className="button" onClick={() => onApply(mapping)}>
          {words('applyColumns')}
        </button>
      </div>
    </section>
  );
};
