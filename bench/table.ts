/** Columns as wide as they need, numbers to the right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join('  ');
  return rows.map((row) => `  ${line(row).trimEnd()}`).join('\n');
};

export const median = (all: readonly number[]): number => {
  const sorted = all.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** A figure beside what it must be. */
export const judged = (
  name: string,
  figure: number,
  target: { readonly atLeast: number } | { readonly atMost: number },
  unit = '',
): readonly string[] => {
  const ok = 'atLeast' in target ? figure >= target.atLeast : figure <= target.atMost;
  const asked = 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
  return [name, `${figure.toFixed(2)}${unit}`, `${asked}${unit}`, ok ? 'ok' : 'BELOW TARGET'];
};
