import type { Locale } from '@rrr/core/identity';
import { isOwnReason, ownReason, type SheetRow } from '@rrr/core/imports';
import { FORMAT_WORDS } from '../words/format-words.js';
import { csvFile } from './csv-file.js';

export interface Mending {
  /** null: no problems */
  readonly raw: readonly SheetRow[] | null;
  /** 0: no header */
  readonly headerLine: number;
  readonly problems: readonly { readonly line: number; readonly detail: string }[];
  readonly fileName: string;
  readonly locale: Locale;
}

/**
 * Builds a correction file: all rows of the upload, with the problems in an extra column, which is not read when the
 * file comes back. It contains all rows because
 * an upload replaces the whole class.
 */
export const mendFile = async ({
  raw,
  headerLine,
  problems,
  fileName,
  locale,
}: Mending): Promise<{ readonly name: string; readonly csv: string } | null> => {
  if (raw === null || problems.length === 0) return null;
  const reasons = new Map<number, string>();
  for (const { line, detail } of problems)
    reasons.set(line, reasons.has(line) ? `${reasons.get(line)} ${detail}` : detail);
  const earlier = raw.find((sheetRow) => sheetRow.line === headerLine)?.cells.findIndex(isOwnReason) ?? -1;
  const kept = (cells: readonly string[]): readonly string[] =>
    earlier < 0 ? cells : cells.filter((_, at) => at !== earlier);
  const width = raw.reduce((most, sheetRow) => Math.max(most, kept(sheetRow.cells).length), 0);
  const rows = raw.map(({ line, cells }) => {
    const own = kept(cells);
    const reason = reasons.get(line) ?? (line === headerLine ? ownReason(locale) : '');
    return [...own, ...Array<string>(width - own.length).fill(''), reason];
  });
  return {
    name: `${fileName.replace(/\.[^.]*$/, '') || 'file'}-${FORMAT_WORDS[locale].toMend}.csv`,
    csv: await csvFile(rows, locale),
  };
};
