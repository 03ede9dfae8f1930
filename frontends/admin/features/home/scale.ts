/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that holds `most`, so that the lines of a chart stand at round sums; 1 when there is nothing to hold. */
export const roundTop = (most: number): number => {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 2.5, 5, 10].map((it) => it * power).find((it) => it >= most) ?? 10 * power;
};
