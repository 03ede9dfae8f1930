import type { RowProblem, TableReport } from '@rrr/contract';
import type { ImportKind, ImportPreview } from './import-kind.js';

/** What a person mended of a file of classes, events or VIN patterns on the screen. */
export interface Mended {
  /** cells written anew; `column` from 0 */
  corrections?: readonly { line: number; column: number; value: string }[];
  /** lines that are no rows */
  leaveOut?: readonly number[];
  /** column from 0 → field, null: not read */
  mapping?: Readonly<Record<string, string | null>>;
}

/** As the upload takes it. */
export const mendedBody = ({ corrections = [], leaveOut = [], mapping }: Mended) => ({
  ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
  ...(corrections.length > 0 ? { corrections: JSON.stringify(corrections) } : {}),
  ...(leaveOut.length > 0 ? { leaveOut: JSON.stringify(leaveOut) } : {}),
});

/** Problems of a whole file or sheet, which no line can be left out for. */
const OF_FILE = new Set(
  (
    'HEADER_UNKNOWN NO_ROWS TOO_MANY_ROWS DATE_ORDER_UNKNOWN OTHER_SHEET HIDDEN_SHEET MERGED_CELLS HIDDEN_ROW HIDDEN_COLUMN ' +
    'FORMULA_WITHOUT_VALUE TOO_MANY_COLUMNS'
  ).split(' '),
);

/** Problems in which the same text needs the same answer. */
const isAlike = ({ code, value, at }: RowProblem): boolean =>
  at !== undefined && value !== null && !code.endsWith('_TWICE') && code !== 'PATTERN_OF_TWO_MODELS';

const OF_AMOUNTS = new Set(['AMOUNT_WITH_SIGN', 'AMOUNT_NOT_A_NUMBER']);
const SIGNS: Readonly<Record<string, RegExp>> = {
  USD: /US ?\$|\$ ?US|USD|\$/gi,
  CAD: /CA? ?\$|\$ ?CA?|CAD|\$/gi,
  EUR: /EUR|€/gi,
};
/**
 * An amount without the sign of the event's currency and the commas or spaces of its thousands; undefined where that
 * makes no amount, or one of another currency.
 */
export const suggestedAmount = (
  { code, value }: Pick<RowProblem, 'code' | 'value'>,
  currency: string,
): string | undefined => {
  if (!OF_AMOUNTS.has(code) || value === null) return undefined;
  const bare = value.replaceAll(SIGNS[currency] ?? /\$/g, '').trim();
  const whole = /^\d{1,3}(?:[,\s]\d{3})+(?:[.,]\d{1,2})?$/.test(bare) ? bare.replaceAll(/[,\s](?=\d{3})/g, '') : bare;
  return /^(?:0|[1-9]\d*)(?:[.,]\d{1,2})?$/.test(whole) && whole !== value ? whole : undefined;
};

/** Cells and lines of a file may be mended on the screen: the same for classes, events and VIN patterns. */
export const tableMending = <F extends Mended, P extends ImportPreview & { report: TableReport }>(
  currencyOf?: (preview: P) => string,
): Pick<ImportKind<F, P>, 'cells' | 'lines'> => ({
  cells: {
    canWrite: ({ at, code }) => at !== undefined && code !== 'DATE_ORDER_UNKNOWN',
    alike: (problem) => (isAlike(problem) ? `${problem.code} ${problem.at} ${problem.value}` : undefined),
    suggested: (problem, preview) => (currencyOf ? suggestedAmount(problem, currencyOf(preview)) : undefined),
    apply: (fields, cells) => {
      const added = cells.flatMap(({ problem: { line, at }, value }) =>
        at === undefined ? [] : [{ line, column: at, value }],
      );
      const isAdded = (item: { line: number; column: number }) =>
        added.some(({ line, column }) => line === item.line && column === item.column);
      return {
        ...fields,
        corrections: [...(fields.corrections ?? []).filter((correction) => !isAdded(correction)), ...added],
      };
    },
  },
  lines: {
    canLeaveOut: ({ line, code }, { file }) => !OF_FILE.has(code) && line !== file.headerLine,
    leaveOut: (fields, lines) => ({ ...fields, leaveOut: [...new Set([...(fields.leaveOut ?? []), ...lines])] }),
    takeBack: (fields, line) => ({ ...fields, leaveOut: (fields.leaveOut ?? []).filter((value) => value !== line) }),
  },
});
