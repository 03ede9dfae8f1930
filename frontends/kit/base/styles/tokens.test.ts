import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { palettes } from './tokens.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/color-scheme: (light|dark);([^}]*)/g)].map(([, scheme, text]) => ({
  scheme: scheme as 'light' | 'dark',
  values: Object.fromEntries([...text!.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value])),
}));

test.each(blocks)('tokens.css and tokens.ts say the same in $scheme', ({ scheme, values }) => {
  expect(values).toEqual(
    Object.fromEntries(Object.entries(palettes[scheme]).map(([name, value]) => [name, value.toLowerCase()])),
  );
});

const light = (hex: string) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
    .reduce((sum, it, i) => sum + it * [0.2126, 0.7152, 0.0722][i]!, 0);
const contrast = (a: string, b: string) => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

test.each(['light', 'dark'] as const)('every text can be read in %s', (scheme) => {
  const palette = palettes[scheme];
  for (const ground of [palette.paper, palette.surface])
    for (const text of [palette.ink, palette.muted, palette.brand, palette.good, palette.wait, palette.bad])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette['on-brand'], palette.brand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(palette.edge, palette.paper)).toBeGreaterThanOrEqual(3);
  expect(contrast(palette.edge, palette.surface)).toBeGreaterThanOrEqual(3);
});
