import { normalizeCell } from './cell.js';
import type { Header } from './find-header.js';
import { headerKey, knownHeader } from './header-words.js';
import { shown } from './shown.js';
import type { ResultField, RowProblem } from './submitted-row.js';

/** Fields that decide who is paid how much; which column is the place is asked. */
const DECIDING: readonly ResultField[] = [
  'riderName',
  'firstName',
  'lastName',
  'class',
  'entrants',
  'email',
  'amaNumber',
];
const TWICE: readonly ResultField[] = ['place', 'riderName', 'firstName', 'lastName'];

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Reports ambiguous headers: two tables side by side, or two columns for one field. */
export const checkColumns = ({ line, columns, rivals, below }: Header): readonly RowProblem[] => {
  const seen = new Set<string>();
  for (const { header } of columns) {
    const key = headerKey(header);
    const known = knownHeader(header)?.field;
    if (known === undefined || !TWICE.includes(known)) continue;
    if (seen.has(key))
      return [
        {
          line,
          column: header,
          value: shown(columns.map((column) => column.header).join(', ')),
          code: 'TABLES_SIDE_BY_SIDE',
        },
      ];
    seen.add(key);
  }
  return DECIDING.flatMap((field): readonly RowProblem[] => {
    const used = columns.find((column) => column.field === field);
    const others = used ? (rivals.get(field) ?? []) : [];
    const unlike = others.filter((at) =>
      below.some(({ cells }) => !same(normalizeCell(cells[used?.index ?? 0]), normalizeCell(cells[at]))),
    );
    const filled = unlike.filter((at) => below.some(({ cells }) => normalizeCell(cells[at]) !== ''));
    if (!used || filled.length === 0) return [];
    return [
      {
        line,
        column: used.header || null,
        value: shown([used.index, ...filled].map((at) => columns[at]?.header ?? '').join(', ')),
        code: 'COLUMN_UNCLEAR',
      },
    ];
  });
};
