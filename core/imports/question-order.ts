import { normalizeCell } from './cell.js';
import { classKey } from './class-key.js';
import type { Header } from './find-header.js';
import { typeAndPlace } from './read-place.js';
import { remembered } from './remembered.js';

/** What the places of a class pay, first place first; minor units of one currency. */
export interface ClassPays {
  readonly name: string;
  readonly amounts: readonly number[];
}

/**
 * What a line of a file would be paid for its place, to ask first what moves most. Where the line names no class, it is
 * taken for the class of the file, or for the one that pays most.
 */
export const worthOf = (
  { columns, below }: Header,
  { pays, onlyClass }: { readonly pays: readonly ClassPays[]; readonly onlyClass: string | undefined },
): ((line: number) => number) => {
  const [placeAt, classAt] = (['place', 'class'] as const).map(
    (field) => columns.find((column) => column.field === field)?.index ?? -1,
  ) as [number, number];
  const byKey = new Map(pays.map((pay) => [classKey(pay.name), pay.amounts]));
  const keyOf = remembered(classKey);
  const rows = new Map(below.map((sheetRow) => [sheetRow.line, sheetRow.cells]));
  return (line) => {
    const cells = rows.get(line) ?? [];
    const place = typeAndPlace(normalizeCell(cells[placeAt]))?.place ?? 0;
    const own = byKey.get(keyOf(normalizeCell(cells[classAt]) || (onlyClass ?? '')));
    return Math.max(0, ...(own ? [own] : pays.map((pay) => pay.amounts)).map((amounts) => amounts[place - 1] ?? 0));
  };
};
