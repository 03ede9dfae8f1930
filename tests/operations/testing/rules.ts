import { readFileSync } from 'node:fs';

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

export interface Rule {
  readonly alert: string;
  readonly expr: string;
  /** as it is written, such as 10m */
  readonly for: string;
  readonly severity: string;
  readonly annotations: string;
}

/** The rules of docs/deploy/alerts.yml, which is written one key a line. */
export const rules: readonly Rule[] = read('deploy/alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => {
    const of = (key: string): string => new RegExp(`^ +${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
    const annotations = text.slice(text.indexOf('annotations:'));
    return {
      alert: text.split('\n')[0] ?? '',
      expr: of('expr'),
      for: of('for'),
      severity: of('severity'),
      annotations,
    };
  });

export const exprOf = (alert: string): string => {
  const found = rules.find((rule) => rule.alert === alert);
  if (!found) throw new Error(`There is no alert ${alert}`);
  return found.expr;
};

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string }[];
}
export const dashboard = () => JSON.parse(read('deploy/grafana.json')) as { readonly panels: readonly Panel[] };
export const operations = () => read('operations.md');

const WORDS = new Set(['by', 'on', 'without', 'ignoring', 'group_left', 'group_right', 'and', 'or', 'unless', 'bool']);

/** Names of metrics that an expression asks for. */
export const metricsOf = (expr: string): readonly string[] =>
  [
    ...expr
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\{[^}]*\}/g, '')
      .replaceAll(/\[[^\]]*\]/g, '')
      .replaceAll(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, '')
      .matchAll(/[a-z_]\w*(?!\w*\s*\()/gi),
  ]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
