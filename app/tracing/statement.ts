export interface PlainStatement {
  /** with `?` for each value, at most 2,000 characters */
  readonly text: string;
  readonly verb: string;
}

const MOST_CHARACTERS = 2_000;
/** different texts; lists of different length are different */
const MOST_KEPT = 1_000;
const known = new Map<string, PlainStatement>();

const made = (sql: string): PlainStatement => {
  const verb = /^\s*BEGIN NOT ATOMIC\b/.test(sql) ? 'COMPOUND' : (/[a-z]+/i.exec(sql)?.[0].toUpperCase() ?? 'SQL');
  // cut first, because a list of thousands of values is long; a literal that was cut is one too
  const text = sql.slice(0, MOST_CHARACTERS).replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?');
  return { text: sql.length > MOST_CHARACTERS ? `${text}…` : text, verb };
};

/** The text of a statement without values: those bound are not in it, and literals become `?` too. */
export const plainStatement = (sql: string): PlainStatement => {
  const before = known.get(sql);
  if (before) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const statement = made(sql);
  known.set(sql, statement);
  return statement;
};
