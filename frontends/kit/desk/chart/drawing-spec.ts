import type { Locale } from '@rrr/contract';
import { fonts, palettes, type as sizes, type Formats, type ThemeName } from '@rrr/kit/base';
import { band, flat, ticksOf, written, writtenShort, type ChartData, type Datum } from './chart-data.js';

export interface Look {
  theme: ThemeName;
  formats: Formats;
  locale: Locale;
  /** fewer labels where the chart is narrow */
  narrow: boolean;
  /** no motion was asked for */
  still: boolean;
}

const EASE = { duration: 150 };

/** What @antv/g2 draws: our tokens, our number formats, and marks in the order in which they lie on one another. */
export const drawingSpec = (data: ChartData, { theme, formats, locale, narrow, still }: Look) => {
  const colours = palettes[theme];
  const text = { fontFamily: fonts.text, fontSize: sizes.small, fill: colours.muted, fillOpacity: 1 };
  const label = {
    labelFill: text.fill,
    labelFillOpacity: 1,
    labelOpacity: 1,
    labelFontFamily: text.fontFamily,
    labelFontSize: text.fontSize,
  };
  const across = data.kind === 'across';
  const ticks = ticksOf(data, across ? (narrow ? 2 : 4) : narrow ? 4 : 5);
  const scale = {
    x: { domain: [...data.categories] },
    // said once for all marks: each of its own would end elsewhere, and a band would leave its lines
    y: { domain: [0, ticks.at(-1)], nice: false, tickMethod: () => ticks },
    color: {
      domain: data.series.map((series) => series.label),
      range: data.series.map((series) => colours[series.tone]),
    },
  };
  const axis = {
    x: {
      ...label,
      title: false,
      tick: false,
      line: true,
      lineStroke: colours.edge,
      lineStrokeOpacity: 1,
      labelAutoRotate: false,
      labelAutoHide: !across,
    },
    y: {
      ...label,
      title: false,
      tick: false,
      labelAutoRotate: false,
      gridStroke: colours.line,
      gridStrokeOpacity: 1,
      gridLineDash: [0, 0],
      labelFormatter: (value: number) => writtenShort(data.unit, locale, value),
    },
  };
  const animate = still ? false : { enter: EASE, update: EASE, exit: EASE };
  const tooltip = {
    title: 'category',
    items: [
      (datum: Datum) => ({
        name: datum.series,
        value: datum.value === null ? '–' : written(data.unit, formats, datum.value),
      }),
    ],
  };
  const encode = { x: 'category', y: 'value', color: 'series' };
  const common = { animate, scale, axis, legend: false };
  const bars = {
    ...common,
    type: 'interval',
    data: flat(data),
    encode,
    tooltip,
    transform: [{ type: data.kind === 'stacked' ? 'stackY' : 'dodgeX' }],
    ...(across ? { coordinate: { transform: [{ type: 'transpose' }] } } : {}),
    style: {
      maxWidth: across ? 16 : 28,
      ...(data.kind === 'stacked' ? { stroke: colours.surface, lineWidth: 1 } : {}),
    },
  };
  const filled = {
    ...common,
    type: 'area',
    // the line's axes serve both
    axis: false,
    data: band(data),
    encode: { x: 'category', y: 'edges' },
    style: { fill: colours.brand, fillOpacity: theme === 'dark' ? 0.22 : 0.14 },
    tooltip: false,
  };
  const line = {
    ...common,
    type: 'line',
    data: flat(data).filter(({ value }) => value !== null),
    encode,
    tooltip,
    style: { lineWidth: 2.5 },
  };
  return {
    autoFit: true,
    // the last label stands half beyond the last value
    marginRight: 32,
    theme: {
      type: theme === 'dark' ? 'classicDark' : 'classic',
      view: { viewFill: 'transparent' },
    },
    interaction: {
      tooltip: {
        shared: true,
        css: {
          '.g2-tooltip': {
            background: colours.surface,
            color: colours.ink,
            border: `1px solid ${colours.edge}`,
            'border-radius': '6px',
            'box-shadow': 'none',
            'font-family': fonts.text,
            'font-size': `${sizes.small}px`,
          },
          '.g2-tooltip-title': { color: colours.ink, 'font-weight': '600' },
          '.g2-tooltip-list-item-name-label': { color: colours.muted },
          '.g2-tooltip-list-item-value': { color: colours.ink },
        },
      },
    },
    children: data.kind === 'lines' ? [...(data.between ? [filled] : []), line] : [bars],
  };
};
