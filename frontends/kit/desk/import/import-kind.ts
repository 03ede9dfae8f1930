import type { ReactNode } from 'react';
import type { ResultsImport, RowProblem, TableReport } from '@rrr/contract';
import type { FileKind } from '../files/check-file.js';
import type { AskedOfFile, OfferedAgain } from './asked-of-file.js';
import type { WrittenCell } from './ImportProblems.js';
import type { ImportRequest, ImportState } from './use-import.js';

/** What the preview of every import has. */
export interface ImportPreview {
  file: { name: string; headerLine: number } & Partial<Pick<ResultsImport['file'], 'columns' | 'rows'>>;
  rows: readonly unknown[];
  problems: readonly RowProblem[];
  /** fingerprint of what was shown; an import that only adds has none */
  outcome?: string;
  /** the whole file again with what is wrong in a last column */
  mend?: { name: string; csv: string } | null | undefined;
  /** what became of every line and column */
  report?: TableReport;
}

export interface ImportColumn<C extends string> {
  index: number;
  header: string;
  field: C | null;
  /** what stands in it */
  samples?: readonly string[];
  /** what it most likely holds, and why */
  guess?: { field: C; reason: string } | undefined;
}

/** What a step of an import is given: what was shown, what a person added, and how to add more (it previews again). */
export interface ImportView<F, P> {
  preview: P;
  fields: F;
  busy: boolean;
  change: (fields: F) => void;
  /** more rows of the preview, where it has only the first */
  more: ImportState<F, P>['more'];
}

/**
 * One import as data: results, classes, events of a series, VIN patterns. `F` is what a person adds to the file, `P` its
 * preview, `C` a field that a column may hold.
 */
export interface ImportKind<F extends object, P extends ImportPreview, C extends string = never> {
  /** what goes with the file when nothing was added yet */
  fields: F;
  send: (request: ImportRequest<F>) => Promise<P>;
  onStored?: (stored: P) => void;
  steps: { file: string; columns?: string; check: string; done: string };

  file: {
    /** chosen before the file: the class, how new classes pay */
    before?: ReactNode;
    /** false while something has to be chosen first */
    ready?: boolean;
    label: string;
    help?: ReactNode;
    kinds?: readonly FileKind[];
    template?: { label: string; name: string; head: string };
  };

  /** only where a person may say what a column holds */
  columns?: {
    /** problems that are solved by it; a header that is unknown alone, if left out */
    codes?: readonly string[];
    of: (preview: P) => readonly ImportColumn<C>[];
    fields: readonly { value: C; label: string }[];
    apply: (fields: F, mapping: Record<string, C | null>) => F;
    /** what was chosen for the last file like it */
    last?: (preview: P) => Readonly<Record<string, C | null>> | undefined;
  };

  /** only where a cell that could not be read may be written anew on screen */
  cells?: {
    canWrite: (problem: RowProblem, preview: P) => boolean;
    apply: (fields: F, cells: readonly WrittenCell[], preview: P) => F;
    /** problems of one key have one answer */
    alike?: (problem: RowProblem) => string | undefined;
    /** what the cell most likely means */
    suggested?: (problem: RowProblem, preview: P) => string | undefined;
  };

  /** only where a person may say that a line is no row */
  lines?: {
    canLeaveOut: (problem: RowProblem, preview: P) => boolean;
    leaveOut: (fields: F, lines: readonly number[]) => F;
    takeBack: (fields: F, line: number) => F;
  };

  /** only where a file may leave something open: one question at a time, above the problems that none of them solves */
  questions?: {
    of: (preview: P, fields: F) => readonly AskedOfFile[];
    answer: (fields: F, id: string, value: string, preview: P) => F;
    /** the question whose answer solves a problem; left out: the one that the problem names */
    solves?: (problem: RowProblem) => string | undefined;
    /** what was chosen for the last file like it; undefined: nothing that fits */
    lastTime?: (preview: P) => OfferedAgain<F> | undefined;
    /** whether an answer leads out of this import, with the file; then it is done here */
    leads?: (value: string, file: File, fields: F) => boolean;
    /** takes back all lines that were left out */
    takeBack?: (fields: F) => F;
  };

  check: {
    /** totals, rows, questions: what this import shows of its preview */
    body: (view: ImportView<F, P>) => ReactNode;
    /** whether the preview has something to answer even where no row could be read */
    asks?: (preview: P) => boolean;
    /** how many questions are open, and what leaving them so means */
    open?: (preview: P) => { count: number; text: string } | undefined;
    /** why there is nothing to store */
    nothing?: (preview: P, fields: F) => string | undefined;
    /** what storing does, beside the button */
    figure?: (preview: P) => { label: string; value: string };
    /** the button: "Store 28 results" */
    confirm: (preview: P) => string;
    storing: string;
  };

  done: (stored: P) => ReactNode;
  /** leads out of an import that has nothing to do */
  leave?: ReactNode;
}
