import { describe, expect, it, test } from '@jest/globals';
import { SECURITY_KINDS } from '@rrr/core/security';
import { metrics } from '@rrr/http';
import { namesIn } from './testing/exposition.js';
import { dashboard, metricsOf, operations, rules } from './testing/rules.js';

/** What /metrics gives, and what Prometheus adds to it. */
const known = new Set([...namesIn(await metrics({ ofProcess: true }).text()), 'up']);
const unknownIn = (expr: string) => metricsOf(expr).filter((name) => !known.has(name));
const expressions = dashboard().panels.flatMap(({ title, targets = [] }) =>
  targets.map((it) => [title, it.expr] as const),
);

/** The sections of a chapter of docs/operations.md. */
const sections = (chapter: string): readonly string[] => {
  const [, text = ''] = operations().split(new RegExp(`^## ${chapter}$`, 'm'));
  return [...(text.split(/^## /m)[0] ?? '').matchAll(/^### (.+)$/gm)].map(([, title = '']) => title);
};
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('the alert rules', () => {
  it('ask for metrics that exist, and for nothing else', () => {
    expect(rules.length).toBeGreaterThan(20);
    for (const { alert, expr } of rules) {
      expect([alert, metricsOf(expr).length > 0, unknownIn(expr)]).toEqual([alert, true, []]);
    }
  });

  it('have a section in docs/operations.md each, and each section has a rule', () => {
    expect(sections('Alerts').toSorted()).toEqual(rules.map((it) => it.alert).toSorted());
    for (const { alert, annotations } of rules)
      expect(annotations).toContain(`runbook: docs/operations.md#${anchorOf(alert)}\n`);
  });

  it('are complete: a time, a severity, and a sentence', () => {
    for (const rule of rules) {
      expect([rule.alert, rule.for]).toEqual([rule.alert, expect.stringMatching(/^\d+[mh]$/)]);
      expect(['page', 'ticket']).toContain(rule.severity);
      expect(rule.annotations).toMatch(/summary: ".{20,}"/);
    }
    expect(new Set(rules.map((it) => it.alert)).size).toBe(rules.length);
  });

  it('name kinds of security events that exist', () => {
    const named = rules.flatMap(
      ({ expr }) => /security_events_total\{kind=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? [],
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((it) => !(SECURITY_KINDS as readonly string[]).includes(it))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('asks for metrics that exist', () => {
    expect(expressions.length).toBeGreaterThan(40);
    expect(expressions.flatMap(([title, expr]) => unknownIn(expr).map((name) => [title, name]))).toEqual([]);
  });

  it('shows every metric of the portal somewhere', () => {
    const shown = new Set(expressions.flatMap(([, expr]) => metricsOf(expr)));
    const own = [...known].filter((it) => !/^(process|nodejs)_/.test(it));
    expect(own.filter((it) => !shown.has(it))).toEqual([]);
  });
});

test('the names of metrics are found in every kind of expression', () => {
  expect(metricsOf('time() - max by (name) (a_b{x="c_d",y=~"e|f"}) > 0 or sum(rate(g_h[5m])) / 100')).toEqual([
    'a_b',
    'g_h',
  ]);
  expect(
    metricsOf('histogram_quantile(0.99, sum by (instance, le) (rate(x_bucket{call!="refused"}[5m]))) > 2.5'),
  ).toEqual(['x_bucket']);
});

test('links within docs/operations.md lead somewhere', () => {
  const text = operations();
  const anchors = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title)));
  const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((it) => !anchors.has(it))).toEqual([]);
});
