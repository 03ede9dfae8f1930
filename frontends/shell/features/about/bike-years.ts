import type { Translate } from '@rrr/kit/base';
import type { Config } from '../../app/shell-context.js';
import type { en } from './words/rules-en.js';

type Bike = Config['program']['eligibleBikes'][number];

/** `2024–2025`, `2024`, or in words without a first or last year */
export const years = ({ fromYear, toYear }: Pick<Bike, 'fromYear' | 'toYear'>, t: Translate<typeof en>): string => {
  if (fromYear === null) return toYear === null ? t('bikes.everyYear') : t('bikes.until', { year: String(toYear) });
  if (toYear === null) return t('bikes.since', { year: String(fromYear) });
  return fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`;
};
