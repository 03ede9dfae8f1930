const SEPARATORS = [',', ';', '\t', '|'] as const;
const LINES = 20;

const countOutsideQuotes = (text: string): readonly (readonly number[])[] => {
  const lines: number[][] = [];
  let counts = SEPARATORS.map(() => 0);
  let quoted = false;
  let filled = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    const lineBreak = char === '\n' || char === '\r';
    if (lineBreak && !quoted) {
      if (filled) lines.push(counts);
      if (lines.length === LINES) return lines;
      counts = SEPARATORS.map(() => 0);
      filled = false;
    } else {
      filled = true;
      const at = SEPARATORS.findIndex((separator) => separator === char);
      if (at >= 0 && !quoted) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return filled ? [...lines, counts] : lines;
};

/**
 * Finds the separator that occurs equally often in most of the first lines; decimal commas and "CITY, ST" vary. Ties go
 * to the more frequent one, then to the comma.
 */
export const findSeparator = (text: string): string => {
  const lines = countOutsideQuotes(text.slice(0, 200_000));
  const scores = SEPARATORS.map((separator, at) => {
    const times = new Map<number, number>();
    for (const counts of lines) {
      const count = counts[at] ?? 0;
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    }
    const [count, agreeing] = [...times].reduce(
      (best, time) => (time[1] > best[1] || (time[1] === best[1] && time[0] > best[0]) ? time : best),
      [0, 0],
    );
    return { separator, agreeing, count };
  });
  return scores.reduce((best, score) =>
    score.agreeing > best.agreeing || (score.agreeing === best.agreeing && score.count > best.count) ? score : best,
  ).separator;
};
