/** Whether one letter was left out, added, replaced, or swapped with the next. */
export const isOneEdit = (a: string, b: string): boolean => {
  const [short, long] = [[...a], [...b]].toSorted((x, y) => x.length - y.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (of: readonly string[], from: number): string => of.slice(from).join('');
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (at === short.length) return false;
  return (
    rest(short, at + 1) === rest(long, at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2))
  );
};
