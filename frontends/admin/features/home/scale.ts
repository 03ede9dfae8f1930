const nice = [1, 2, 2.5, 5, 10];

/**
 * Where the lines of a chart stand: from 0 by round steps, three to five of them, up to the first that holds `most`.
 */
export const linesFor = (most: number): readonly number[] => {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (nice.find((it) => it * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
};
