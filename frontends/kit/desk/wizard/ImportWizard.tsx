import { useEffect, useId, useState } from 'react';
import type { RowProblem } from '@rrr/contract';
import { FormErrors } from '../form/FormErrors.js';
import { FileReport, readingOfResults } from '../import/FileReport.js';
import { ImportProblems, type HeldCells } from '../import/ImportProblems.js';
import { unlistedLines } from '../import/problem-groups.js';
import { useImport } from '../import/use-import.js';
import { useImportProgress } from '../import/use-import-progress.js';
import { ColumnMapping } from '../import/ColumnMapping.js';
import { isOtherFile, openIn } from '../import/asked-of-file.js';
import { FileQuestions } from '../import/FileQuestions.js';
import { LastTime } from '../import/LastTime.js';
import { RowDrafts } from '../import/RowDrafts.js';
import { FilePicker } from '../files/FilePicker.js';
import { UploadProgress } from '../files/UploadProgress.js';
import { CheckBar } from './CheckBar.js';
import { FileStep } from './FileStep.js';
import type { ImportKind, ImportPreview } from '../import/import-kind.js';
import { useInSight } from './use-in-sight.js';
import { useFocusKept } from './use-focus-kept.js';
import { Wizard } from './Wizard.js';
import { useWords } from './words.js';

const HEADER = 'HEADER_UNKNOWN';
const namedIn = ({ question }: RowProblem): string | undefined => question;

/**
 * The way of every import: choose a file, say what its columns hold where that is unknown, check the rows and answer
 * what is open, store, done. What differs from one import to another is data.
 */
export const ImportWizard = <F extends object, P extends ImportPreview, C extends string = never>({
  kind,
  begin,
}: {
  kind: ImportKind<F, P, C>;
  /** a file that was chosen elsewhere, and what was said about it there */
  begin?: { file: File; fields: F } | undefined;
}) => {
  const [words, columnsForm] = [useWords(), useId()];
  const [remapping, setRemapping] = useState(false);
  const [held, setHeld] = useState<HeldCells>(new Map());
  const [declined, setDeclined] = useState(false);
  const { file: asked, columns, check, cells, lines, questions: asks } = kind;
  const current = useImport<F, P>({
    fields: kind.fields,
    send: kind.send,
    ...(kind.onStored ? { onStored: kind.onStored } : {}),
  });
  const { phase, preview, file, fields, problem, failed } = current;
  const told = useImportProgress(current.progressId);
  const choosing = phase === 'choose' || (phase === 'reading' && !preview);
  const ofColumns = columns?.codes ?? [HEADER];
  const unknown = preview?.problems.some((rowProblem) => ofColumns.includes(rowProblem.code)) ?? false;
  const mapping = !choosing && phase !== 'stored' && columns !== undefined && (unknown || remapping);
  const questions = preview && asks && !unknown ? asks.of(preview, fields) : [];
  const offered = preview && !declined && !remapping ? asks?.lastTime?.(preview) : undefined;
  const isAsked = offered !== undefined || openIn(questions) > 0;
  const open = new Set(questions.filter((question) => question.answer === null).map((question) => question.id));
  const readable = (preview?.problems ?? []).filter(
    (row) =>
      (columns === undefined || !ofColumns.includes(row.code)) && !open.has((asks?.solves ?? namedIn)(row) ?? ''),
  );
  const headers = preview?.problems.filter(({ code }) => code !== HEADER && ofColumns.includes(code)) ?? [];
  const unlisted = preview ? unlistedLines(preview.problems, preview.report) : 0;
  const reading = preview?.report ?? readingOfResults(preview?.file ?? {});
  const busy = phase !== 'preview';
  const said = useInSight(problem);
  const checked = useFocusKept(busy ? undefined : preview);
  const lost = problem !== undefined && (problem.status === 0 || problem.status >= 500);
  const outdated = problem?.code === 'PREVIEW_OUTDATED';
  const steps = [
    { key: 'file', title: kind.steps.file },
    ...(kind.steps.columns ? [{ key: 'columns', title: kind.steps.columns }] : []),
    { key: 'check', title: kind.steps.check },
    { key: 'done', title: kind.steps.done },
  ];
  const at = choosing ? 'file' : phase === 'stored' ? 'done' : mapping && kind.steps.columns ? 'columns' : 'check';
  const choose = (chosen: File, given = kind.fields) => {
    setRemapping(false);
    setDeclined(false);
    setHeld(new Map());
    current.choose(chosen, given);
  };
  useEffect(() => {
    if (begin) choose(begin.file, begin.fields);
    // only what the import begins with
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const answer = (id: string, value: string) => {
    if (isOtherFile(value)) current.reset();
    else if (asks && file && preview && asks.leads?.(value, file, fields) !== true)
      current.change(asks.answer(fields, id, value, preview));
  };

  const remap = columns && !mapping && (
    <button type="button" className="desk-link" onClick={() => setRemapping(true)}>
      {words('remap')}
    </button>
  );
  const note = outdated ? (
    <div className="alert wait" role="alert">
      <strong>{problem.detail}</strong>
      {phase === 'preview' && <span>{words('outdated')}</span>}
    </div>
  ) : problem ? (
    <div ref={said} className="desk-wizard-said">
      <FormErrors error={lost && failed === 'storing' ? { ...problem, detail: words('unheard') } : problem} />
      {lost && failed && (
        <div>
          <button type="button" className="button primary" onClick={current.retry}>
            {words('retry')}
          </button>
        </div>
      )}
    </div>
  ) : undefined;
  const bar =
    preview && !choosing && phase !== 'stored' ? (
      <CheckBar
        kind={kind}
        state={current}
        preview={preview}
        unanswered={offered ? 1 : openIn(questions)}
        unknown={mapping && unknown}
        onBack={remapping && !unknown ? () => setRemapping(false) : current.reset}
        columnsForm={mapping && !offered ? columnsForm : undefined}
      />
    ) : undefined;

  return (
    <Wizard steps={steps} at={at} finished={phase === 'stored'} problem={note} bar={bar}>
      <RowDrafts key={file && `${file.name}/${file.size}/${file.lastModified}`}>
        {phase === 'reading' && file && (
          <UploadProgress name={file.name} share={current.progress} told={told} onCancel={current.reset} />
        )}
        {phase === 'storing' && file && told && (
          <UploadProgress name={file.name} share={current.progress} told={told} />
        )}
        {choosing && phase !== 'reading' && <FileStep asked={asked} onFile={choose} />}
        {mapping && unknown && headers.length > 0 && (
          <div className="alert wait">
            {headers.map(({ at, detail }) => (
              <span key={at}>{detail}</span>
            ))}
          </div>
        )}
        {mapping && preview && columns && !offered && (
          <ColumnMapping<C>
            key={JSON.stringify(columns.of(preview))}
            columns={columns.of(preview)}
            last={columns.last?.(preview)}
            understood={!preview.problems.some(({ code }) => code === HEADER)}
            fields={columns.fields}
            formId={columnsForm}
            onApply={(given) => {
              setRemapping(false);
              current.change(columns.apply(fields, given));
            }}
          />
        )}
        {preview && !choosing && phase !== 'stored' && !(mapping && remapping && !unknown) && (
          <div ref={checked} className="desk-wizard-check" aria-busy={busy}>
            {offered ? (
              <LastTime
                choices={offered.choices}
                busy={busy}
                onAccept={() => current.change(offered.accept(fields))}
                onDecline={() => setDeclined(true)}
              />
            ) : (
              questions.length > 0 && <FileQuestions questions={questions} busy={busy} onAnswer={answer} />
            )}
            {!isAsked && readable.length > 0 && preview.rows.length === 0 && remap && <div>{remap}</div>}
            {readable.length > 0 && (
              <ImportProblems
                key={file && `${file.name}/${file.size}/${file.lastModified}`}
                problems={readable}
                fileName={preview.file.name}
                more={unlisted}
                mend={preview.mend ?? undefined}
                {...(cells
                  ? {
                      canWrite: (problem) => cells.canWrite(problem, preview),
                      alike: cells.alike,
                      suggested: (problem) => cells.suggested?.(problem, preview),
                      onWritten: (written) => current.change(cells.apply(fields, written, preview)),
                      held,
                      onHold: setHeld,
                    }
                  : {})}
                {...(cells && lines
                  ? {
                      canLeaveOut: (problem) => lines.canLeaveOut(problem, preview),
                      onLeaveOut: (out, written) =>
                        current.change(lines.leaveOut(cells.apply(fields, written, preview), out)),
                    }
                  : {})}
              />
            )}
            {!isAsked && (preview.rows.length > 0 || check.asks?.(preview)) && (
              <>
                <p className="desk-muted">
                  {preview.file.headerLine > 0
                    ? words('read', { file: preview.file.name, line: preview.file.headerLine })
                    : words('readNoHeader', { file: preview.file.name })}{' '}
                  {remap}
                </p>
                {check.body({ preview, fields, busy, change: current.change, more: current.more })}
              </>
            )}
            {reading && !unknown && (
              <FileReport
                report={reading}
                onTakeBack={
                  lines && preview.report && !busy ? (line) => current.change(lines.takeBack(fields, line)) : undefined
                }
                onTakeAllBack={
                  asks?.takeBack && !busy && asks.takeBack(fields) !== fields
                    ? () => current.change(asks.takeBack?.(fields) ?? fields)
                    : undefined
                }
              />
            )}
            {preview.problems.length > 0 && (
              <FilePicker kinds={asked.kinds ?? ['sheet']} chosen={preview.file.name} onFile={choose} />
            )}
          </div>
        )}
        {phase === 'stored' && preview && kind.done(preview)}
      </RowDrafts>
    </Wizard>
  );
};
