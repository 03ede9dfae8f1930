/** What this browser kept for a list before views were saved on the account. */
interface KeptView {
  name: string;
  search: string;
  columns: string[] | null;
}

const placeOf = (accountId: string, list: string): string => `rrr.views.${accountId}.${list}`;

const isView = (value: unknown): value is KeptView => {
  const { name, search, columns } = (value ?? {}) as Partial<KeptView>;
  return (
    typeof name === 'string' &&
    typeof search === 'string' &&
    (columns === null || (Array.isArray(columns) && columns.every((key) => typeof key === 'string')))
  );
};

export const keptViews = (accountId: string, list: string): readonly KeptView[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(accountId, list)) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
};

export const forgetKeptViews = (accountId: string, list: string): void => {
  try {
    localStorage.removeItem(placeOf(accountId, list));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
