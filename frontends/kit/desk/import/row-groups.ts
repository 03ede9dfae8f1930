import type { PreviewRow, RowGroup, RowGroupCount } from '@rrr/contract';

/** `class`: where the rows are of several classes */
export type ResultRowShown = PreviewRow & { readonly class?: { readonly _id: string; readonly name: string } };

/** Rows of a preview, of which there may be more on the server. */
export interface RowsOfPreview {
  readonly rows: readonly ResultRowShown[];
  /** how many rows each group has in all; left out: the rows are all */
  readonly groups?: readonly RowGroupCount[];
}

/** Asks for more rows of a group; nothing comes when the preview was replaced meanwhile. */
export type LoadRows = (page: MoreRows) => Promise<readonly ResultRowShown[] | undefined>;
export interface MoreRows {
  group: RowGroup;
  classId: string | null;
  offset: number;
}

/** Whether a row asks something: who is meant, or why, where the name is another. */
export const isOpenRow = ({ match }: Pick<PreviewRow, 'match'>): boolean =>
  match.status === 'ambiguous' || match.needsReason === true;

const groupOf = (row: PreviewRow): RowGroup =>
  row.group ?? (isOpenRow(row) ? 'open' : (row.verdict.earns?.amount ?? 0) > 0 ? 'paid' : 'other');

const ORDER: readonly RowGroup[] = [
  'open',
  'paid',
  'notFinished',
  'placeNotPaid',
  'raceDoesNotPay',
  'notEnrolled',
  'bike',
  'other',
];

/** The groups of a preview with their sizes, in the order in which they are shown. */
export const groupsIn = ({ rows, groups }: RowsOfPreview): readonly RowGroupCount[] => {
  if (groups) return groups;
  const known = rows.map(groupOf);
  return ORDER.flatMap((group) => {
    const count = known.filter((text) => text === group).length;
    return count > 0 ? [{ group, classId: null, count }] : [];
  });
};

/** How many rows a preview has in all. */
export const rowCount = (preview: RowsOfPreview): number =>
  groupsIn(preview).reduce((sum, { count }) => sum + count, 0);

/** The rows of a group that came with the preview: the first of them. */
export const rowsOf = (
  rows: readonly ResultRowShown[],
  { group, classId }: Pick<RowGroupCount, 'group' | 'classId'>,
): readonly ResultRowShown[] =>
  rows.filter((row) => groupOf(row) === group && (classId === null || !row.class || row.class._id === classId));
