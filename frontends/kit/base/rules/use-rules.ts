import type { Currency, SeasonSetting, SeasonSettings } from '@rrr/contract';
import { useFormats } from '../language/locale-context.js';
import { kitWordsHook } from '../language/use-words.js';
import { ruleWords } from './rule-words.js';

type Values = { readonly [K in SeasonSetting]: (value: SeasonSettings[K]) => string };
const LIMITS = ['place', 'class', 'event'] as const;
const useRuleWords = kitWordsHook(ruleWords);

export interface Rules {
  /** what a setting is called */
  name(setting: SeasonSetting): string;
  /** what it is, as a person reads it; a line for each of its parts */
  value<K extends SeasonSetting>(setting: K, value: SeasonSettings[K]): string;
}

/** The settings that a season changes, in words; `currency` is the one that limits are shown in. */
export const useRules = (currency: Currency): Rules => {
  const [t, formats] = [useRuleWords(), useFormats()];
  const unit = (of: 'days' | 'months') => (count: number) =>
    t(`units.${of}`, { count, formatted: formats.count(count) });
  const values: Values = {
    eligibleBikes: (families) =>
      families
        .map(({ category, models, fromYear, toYear }) => {
          const years =
            fromYear === null && toYear === null
              ? t('allYears')
              : `${fromYear ?? t('anyYear')} – ${toYear ?? t('anyYear')}`;
          const value = models.length === 0 ? t('allModels') : models.join(', ');
          return `${t('part', { name: category, value })} (${years})`;
        })
        .join('\n'),
    minimumRidersPerClass: formats.count,
    smallClasses: (steps) =>
      steps
        .map(({ riders, places }) =>
          t('smallClass', { riders: formats.count(riders), count: places, formatted: formats.count(places) }),
        )
        .join('\n') || t('smallClassesNone'),
    classesPerBikePerEvent: formats.count,
    ties: (value) => t(`ties.${value}`),
    resultWindowDays: unit('days'),
    paymentInfoDays: unit('days'),
    creditMonths: unit('months'),
    limits: (value) =>
      LIMITS.map((of) =>
        t('part', { name: t(`limits.${of}`), value: formats.money({ amount: value[of], currency }) }),
      ).join('\n'),
  };
  return { name: (setting) => t(`names.${setting}`), value: (setting, value) => values[setting](value) };
};
