import { Mix } from '@ant-design/charts';
import { useMemo } from 'react';
import { reducedMotion, useFormats, useLocale, useThemeName } from '@rrr/kit/base';
import { useNarrow } from '../list/use-narrow.js';
import type { ChartData } from './chart-data.js';
import { drawingSpec } from './drawing-spec.js';

/** The picture of a chart. It carries the charting library, so only `Chart` loads it, and only when one is shown. */
export const Drawing = ({ data }: { data: ChartData }) => {
  const [theme, formats, locale, narrow] = [useThemeName(), useFormats(), useLocale(), useNarrow()];
  const spec = useMemo(
    () =>
      drawingSpec(data, {
        theme,
        formats,
        locale,
        narrow,
        still: reducedMotion(),
      }),
    [data, theme, formats, locale, narrow],
  );
  return <Mix {...(spec as object)} containerStyle={{ height: '100%' }} />;
};
