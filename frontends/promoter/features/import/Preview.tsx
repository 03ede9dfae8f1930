import { useState } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { EventClass, ResultField, ResultsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import {
  ColumnMapping,
  FileDrop,
  ImportProblems,
  Plate,
  ResultRows,
  Section,
  useResultFields,
  type ImportState,
} from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { changesNothing, chosen, type ResultsReading } from './class-results.js';
import { Entrants } from './Entrants.js';
import { Totals } from './Totals.js';

interface Props {
  state: ImportState<ResultsReading, ResultsImport>;
  preview: ResultsImport;
  inClass: EventClass;
}

/** What the file would store and pay: problems first, then totals, then every row; a choice reads it again. */
export const Preview = ({ state, preview, inClass }: Props) => {
  const [words, formats, labels] = [useWords(), useFormats(), useResultFields()];
  const [remapping, setRemapping] = useState(false);
  const { fields, phase } = state;
  const { file, problems, rows, removed } = preview;
  const unknown = problems.some((it) => it.code === 'HEADER_UNKNOWN');
  const readable = problems.filter((it) => it.code !== 'HEADER_UNKNOWN');
  const nothing = problems.length === 0 && changesNothing(preview, fields.entrants, inClass.entrants);
  const open = rows.filter((it) => it.match.status === 'ambiguous').length;
  const busy = phase !== 'preview';
  const pays = formats.money(preview.money.total);
  return (
    <div className="promoter-preview" aria-busy={busy}>
      {(unknown || remapping) && (
        <ColumnMapping<ResultField>
          key={JSON.stringify(file.columns)}
          columns={file.columns}
          understood={!unknown}
          fields={labels}
          onApply={(mapping) => {
            setRemapping(false);
            state.change({ ...fields, mapping, choices: [] });
          }}
        />
      )}
      {readable.length > 0 && <ImportProblems problems={readable} fileName={file.name} />}
      {rows.length > 0 && (
        <Section>
          <Totals preview={preview} />
          <p className="desk-muted">
            {file.headerLine > 0
              ? words('wizard.read', { file: file.name, line: file.headerLine })
              : words('wizard.readNoHeader', { file: file.name })}{' '}
            {!unknown && !remapping && (
              <button type="button" className="promoter-link" onClick={() => setRemapping(true)}>
                {words('wizard.remap')}
              </button>
            )}
          </p>
          <Entrants
            value={fields.entrants ?? inClass.entrants}
            onChange={(entrants) => state.change({ ...fields, entrants })}
          />
        </Section>
      )}
      <ResultRows
        rows={rows}
        onChoose={(line, riderId) => state.change({ ...fields, choices: chosen(fields.choices, line, riderId) })}
      />
      {removed.length > 0 && (
        <Section title={words('wizard.removed')}>
          <ul className="promoter-due">
            {removed.map((it, at) => (
              <li key={at}>
                <div className="promoter-row">
                  <Plate place={it.place} /> {it.riderName}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {problems.length > 0 && (
        <FileDrop
          chosen={file.name}
          onFile={(again) => state.choose(again, { classId: fields.classId, choices: [] })}
        />
      )}
      <div className="promoter-confirm">
        {problems.length > 0 ? (
          <p>
            <strong>
              {unknown ? words('wizard.blockedColumns') : words('wizard.blocked', { count: problems.length })}
            </strong>
          </p>
        ) : nothing ? (
          <div className="promoter-row">
            <p role="status">
              <strong>{words('wizard.nothing')}</strong>
            </p>
            <Link className="button" to="?">
              {words('wizard.back')}
            </Link>
          </div>
        ) : (
          <>
            {open > 0 && <p>{words('wizard.open', { count: open })}</p>}
            <Button type="primary" size="large" aria-busy={busy} onClick={() => !busy && state.confirm()}>
              {phase === 'storing'
                ? words('wizard.storing')
                : words('wizard.confirm', { count: rows.length, amount: pays })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
