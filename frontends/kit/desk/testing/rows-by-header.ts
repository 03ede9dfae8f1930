import { screen, within } from '@testing-library/react';

const textOf = (cell: Element): string => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The rows of the first table as it is read: the text of each cell under the header of its column; empty cells are left out. */
export const rowsByHeader = async (): Promise<readonly Readonly<Record<string, string>>[]> => {
  const [table] = await screen.findAllByRole('table');
  if (!table) throw new Error('There is no table');
  const headers = within(table).getAllByRole('columnheader').map(textOf);
  const rows = [...table.querySelectorAll('tbody tr')];
  return rows.map((row) =>
    Object.fromEntries(
      [...row.children].map((cell, at) => [headers[at] ?? '', textOf(cell)] as const).filter(([, text]) => text !== ''),
    ),
  );
};
