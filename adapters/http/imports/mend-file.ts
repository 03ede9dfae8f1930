import type { Locale } from '@rrr/core/identity';
import type { SheetRow } from '@rrr/core/imports';
import { csvFile } from './csv-file.js';

/** The header of the last column, which importers leave alone when the file comes back. */
const REASON: Readonly<Record<Locale, string>> = { en: 'Reason', fr: 'Raison' };
const isReason = (cell: string): boolean => Object.values(REASON).includes(cell.trim());

export interface Mending {
  /** null: nothing is wrong */
  readonly raw: readonly SheetRow[] | null;
  /** 0: there is none */
  readonly headerLine: number;
  readonly problems: readonly { readonly line: number; readonly detail: string }[];
  readonly fileName: string;
  readonly locale: Locale;
}

/**
 * The whole file again with what is wrong behind each row. All of its rows, for a file is applied whole: one of the
 * refused rows alone would replace a class by them.
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
  const earlier = raw.find((it) => it.line === headerLine)?.cells.findIndex(isReason) ?? -1;
  const kept = (cells: readonly string[]): readonly string[] =>
    earlier < 0 ? cells : cells.filter((_, at) => at !== earlier);
  const width = raw.reduce((most, it) => Math.max(most, kept(it.cells).length), 0);
  const rows = raw.map(({ line, cells }) => {
    const own = kept(cells);
    const reason = reasons.get(line) ?? (line === headerLine ? REASON[locale] : '');
    return [...own, ...Array<string>(width - own.length).fill(''), reason];
  });
  return {
    name: `${fileName.replace(/\.[^.]*$/, '') || 'file'}-${locale === 'fr' ? 'a-corriger' : 'to-mend'}.csv`,
    csv: await csvFile(rows, locale),
  };
};
