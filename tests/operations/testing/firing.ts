import { type Sample, samplesIn } from './exposition.js';

/** Two answers of /metrics, and the time of the second. */
export interface Scrapes {
  readonly before: string;
  readonly after: string;
  /** seconds since 1970 */
  readonly now: number;
}

type Vector = readonly Pick<Sample, 'labels' | 'value'>[] | number;

const SELECTOR = /^(?<name>[a-z_]\w*)(?:\{(?<labels>[^}]*)\})?$/;

const matcherOf = (text = ''): ((labels: Sample['labels']) => boolean) => {
  const all = [...text.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(([, key = '', how, value = '']) =>
    how === '=~'
      ? (labels: Sample['labels']) => new RegExp(`^(?:${value})$`).test(labels[key] ?? '')
      : (labels: Sample['labels']) => ((labels[key] ?? '') === value) === (how === '='),
  );
  return (labels) => all.every((matches) => matches(labels));
};

const keyOf = (labels: Sample['labels']): string => JSON.stringify(Object.entries(labels).toSorted());

const select = (text: string, selector: string): readonly Sample[] => {
  const { name, labels } = SELECTOR.exec(selector)?.groups ?? {};
  if (name === undefined) throw new Error(`Not understood: ${selector}`);
  const matches = matcherOf(labels);
  return samplesIn(text).filter((sample) => sample.name === name && matches(sample.labels));
};

const OPERATORS = {
  '-': (a: number, b: number) => a - b,
  '/': (a: number, b: number) => a / b,
} as const;

const apply = (a: Vector, operator: keyof typeof OPERATORS, b: Vector): Vector => {
  const act = OPERATORS[operator];
  if (typeof a === 'number')
    return typeof b === 'number' ? act(a, b) : b.map((item) => ({ ...item, value: act(a, item.value) }));
  if (typeof b === 'number') return a.map((item) => ({ ...item, value: act(item.value, b) }));
  const others = new Map(b.map((item) => [keyOf(item.labels), item.value]));
  return a.flatMap((item) => {
    const other = others.get(keyOf(item.labels));
    return other === undefined ? [] : [{ ...item, value: act(item.value, other) }];
  });
};

const valueOf = (term: string, scrapes: Scrapes): Vector => {
  const [, left, operator, right] = /^(.+) ([-/]) (.+)$/.exec(term) ?? [];
  if (left !== undefined && right !== undefined)
    return apply(valueOf(left, scrapes), operator as keyof typeof OPERATORS, valueOf(right, scrapes));
  if (term === 'time()') return scrapes.now;
  if (/^\d+(?:\.\d+)?$/.test(term)) return Number(term);
  const grown = /^(?:increase|delta)\((.+)\[\w+\]\)$/.exec(term)?.[1];
  if (grown === undefined) return select(scrapes.after, term);
  const before = new Map(select(scrapes.before, grown).map((sample) => [keyOf(sample.labels), sample.value]));
  // as in Prometheus, a series that was not there before has no increase
  return select(scrapes.after, grown).flatMap(({ labels, value }) => {
    const earlier = before.get(keyOf(labels));
    return earlier === undefined ? [] : [{ labels, value: value - earlier }];
  });
};

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '==': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
};

/**
 * For which labels the condition of a rule is true. Understands what docs/deploy/alerts.yml needs of Prometheus'
 * language: selectors, time(), increase(), comparisons, `or`. @throws Error for anything else
 */
export const firing = (expr: string, scrapes: Scrapes): readonly Sample['labels'][] => {
  const either = expr.split(' or ');
  if (either.length > 1) return either.flatMap((text) => firing(text, scrapes));
  const [, left = '', how = '', limit = ''] = /^(.+) (==|>=|>|<) (\d+(?:\.\d+)?)$/.exec(expr) ?? [];
  const compare = COMPARED[how];
  if (!compare) throw new Error(`Not understood: ${expr}`);
  const found = valueOf(left, scrapes);
  const all = typeof found === 'number' ? [{ labels: {}, value: found }] : found;
  return all.filter((item) => compare(item.value, Number(limit))).map((item) => item.labels);
};
