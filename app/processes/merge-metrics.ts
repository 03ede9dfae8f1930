/**
 * One text of several in Prometheus' format, which wants all series of a metric together: the first description of each
 * metric, then the series of all.
 */
export const mergeMetrics = (texts: readonly string[]): string => {
  const series = new Map<string, string[]>();
  const heads = new Map<string, string[]>();
  for (const text of texts) {
    let name = '';
    for (const line of text.split('\n')) {
      const described = /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1];
      if (described === undefined) {
        if (line !== '') series.get(name)?.push(line);
        continue;
      }
      name = described;
      const [head, own] = [heads.get(name) ?? [], series.get(name) ?? []];
      if (own.length === 0 && head.length < 2) head.push(line);
      heads.set(name, head);
      series.set(name, own);
    }
  }
  return [...heads].map(([name, head]) => [...head, ...(series.get(name) ?? []), ''].join('\n')).join('\n');
};
