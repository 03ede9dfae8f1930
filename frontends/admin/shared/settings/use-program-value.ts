import {
  PROGRAM_SETTINGS,
  SEASON_SETTINGS,
  type ProgramSetting,
  type SeasonSetting,
  type SeasonSettings,
} from '@rrr/contract';
import { useFormats, useRules } from '@rrr/kit/base';
import { useProgramQuery } from '../../program.api.js';
import { useSettingWords } from './words/use-words.js';

/** What a number counts; settings without a unit are shown as they stand. */
const UNITS = {
  adultAge: 'years',
  cashPaidDays: 'days',
  contactMessageDays: 'days',
  dealerRefundDays: 'days',
  deletionDays: 'days',
  securityEventDays: 'days',
  webhookDays: 'days',
  approvalDays: 'days',
  invitedDays: 'days',
  proxyMinutes: 'minutes',
  sessionHours: 'hours',
} as const satisfies Partial<Record<ProgramSetting, string>>;

/** Parts of a setting that is an object. */
const LIMITS = ['redemption', 'redeemedPerDay', 'adjustment', 'adjustedPerDay', 'adjustedAlone', 'purseAlone'] as const;
const LOCKS = [
  'tries',
  'lockMinutes',
  'dealerTriesPerHour',
  'accountTriesPerHour',
  'deviceTriesPerHour',
  'addressTriesPerHour',
] as const;

interface Checks {
  holdAfterRace: boolean;
  holdAbove: number;
  purseRaisedDays: number;
  releaseAfterDays: number;
  newRiderDays: number;
  byAdminDays: number;
  byAdminTotal: number;
  newRidersPerNetwork: number;
  classSizeFactor: number;
  classSizeDifference: number;
}
interface VinRuns {
  sameModel: number;
  anyModel: number;
  hours: number;
  serialGap: number;
  serialDays: number;
}
const isOfSeason = (name: ProgramSetting): name is SeasonSetting =>
  (SEASON_SETTINGS as readonly ProgramSetting[]).includes(name);
type Season = { from: string } & Partial<Record<ProgramSetting, unknown>>;

/** A setting's value as a person reads it. It comes as JSON, for each setting has a form of its own. */
export const useProgramValue = () => {
  const [t, formats] = [useSettingWords(), useFormats()];
  const currency = useProgramQuery().data?.program.currencies[0] ?? 'USD';
  const ruleValue = useRules(currency).value;

  const plain = (value: unknown): string => {
    if (typeof value === 'number') return formats.count(value);
    if (Array.isArray(value)) return value.map(plain).join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  /** the parts that the setting has, a line each */
  const parts = <K extends (typeof LIMITS | typeof LOCKS)[number]>(
    keys: readonly K[],
    of: Partial<Record<K, number>>,
    show: (value: number) => string,
  ): string =>
    keys
      .flatMap((key) => {
        const value = of[key];
        return value === undefined ? [] : [t('part', { name: t(`inside.${key}`), value: show(value) })];
      })
      .join('\n');
  const season = ({ from, ...rules }: Season): string =>
    [
      t('season', { date: formats.date(from) }),
      ...PROGRAM_SETTINGS.filter((name) => name in rules).map((name) =>
        t('part', { name: t(`program.${name}`), value: valueOf(name, rules[name]) }),
      ),
    ].join('\n');

  /** in the largest unit of which it is a whole number */
  const duration = (seconds: number): string => {
    const [unit, size] = (
      [
        ['hours', 3600],
        ['minutes', 60],
      ] as const
    ).find(([, of]) => seconds % of === 0) ?? ['seconds', 1];
    return t(`units.${unit}`, { count: seconds / size, formatted: formats.count(seconds / size) });
  };
  const undoDays = ({ undoDays: count }: { undoDays?: number | null }): string =>
    count === undefined
      ? ''
      : t('part', {
          name: t('inside.undoDays'),
          value: count === null ? t('untilRefunded') : t('units.days', { count, formatted: formats.count(count) }),
        });
  const graceDays = ({ expiryGraceDays: count }: { expiryGraceDays?: number }): string =>
    count === undefined
      ? ''
      : t('part', {
          name: t('inside.expiryGraceDays'),
          value: t('units.days', { count, formatted: formats.count(count) }),
        });
  const locks = (value: unknown) =>
    parts(LOCKS, value as Partial<Record<(typeof LOCKS)[number], number>>, formats.count);
  /** settings that are more than a text, a list or a number with its unit */
  const own: Partial<Record<ProgramSetting, (value: unknown) => string>> = {
    lateOrderSeconds: (value) => duration(Number(value)),
    withholdingPercent: (value) => formats.percent(Number(value) / 100),
    cashAsCredit: (value) =>
      value === null
        ? t('cashAsCredit.off')
        : t('cashAsCredit.on', { percent: formats.percent((value as { bonusPercent: number }).bonusPercent / 100) }),
    uploadLimitBytes: (value) =>
      t('megabytes', { size: formats.count(Math.round((Number(value) / 1_048_576) * 10) / 10) }),
    // a season has the first three alone
    limits: (value) =>
      [
        ruleValue('limits', value as SeasonSettings['limits']),
        parts(LIMITS, value as Record<(typeof LIMITS)[number], number>, (amount) =>
          formats.money({ amount, currency }),
        ),
        undoDays(value as { undoDays?: number | null }),
        graceDays(value as { expiryGraceDays?: number }),
      ]
        .filter(Boolean)
        .join('\n'),
    approvals: (value) => t(value === 'required' ? 'approvals.required' : 'approvals.recorded'),
    secondFactor: (value) => t(value === 'required' ? 'secondFactor.required' : 'secondFactor.offered'),
    idleMinutes: (value) =>
      (['admin', 'dealer', 'promoter', 'rider'] as const)
        .map((type) =>
          t('part', { name: t(`types.${type}`), value: duration((value as Record<typeof type, number>)[type] * 60) }),
        )
        .join('\n'),
    checks: (value) => {
      const { holdAfterRace, holdAbove, purseRaisedDays, releaseAfterDays, ...of } = value as Checks;
      const days = (count: number) => t('units.days', { count, formatted: formats.count(count) });
      return [
        t('part', { name: t('inside.holdAfterRace'), value: t(holdAfterRace ? 'yes' : 'no') }),
        t('part', { name: t('inside.holdAbove'), value: formats.money({ amount: holdAbove, currency }) }),
        t('part', { name: t('inside.purseRaisedDays'), value: days(purseRaisedDays) }),
        t('part', { name: t('inside.releaseAfterDays'), value: days(releaseAfterDays) }),
        t('part', { name: t('inside.newRiderDays'), value: days(of.newRiderDays) }),
        t('part', { name: t('inside.newRidersPerNetwork'), value: formats.count(of.newRidersPerNetwork) }),
        t('part', { name: t('inside.classSizeFactor'), value: formats.count(of.classSizeFactor) }),
        t('part', { name: t('inside.classSizeDifference'), value: formats.count(of.classSizeDifference) }),
        t('part', { name: t('inside.byAdminDays'), value: days(of.byAdminDays) }),
        t('part', { name: t('inside.byAdminTotal'), value: formats.money({ amount: of.byAdminTotal, currency }) }),
      ].join('\n');
    },
    logoPhotos: (value) => {
      if (value === null) return t('photosNone');
      const { above, photos, days, againDays } = value as Record<'above' | 'photos' | 'days' | 'againDays', number>;
      const unit = (count: number) => t('units.days', { count, formatted: formats.count(count) });
      return [
        t('part', { name: t('inside.photosAbove'), value: formats.money({ amount: above, currency }) }),
        t('part', { name: t('inside.photosAsked'), value: formats.count(photos) }),
        t('part', { name: t('inside.photosDays'), value: unit(days) }),
        t('part', { name: t('inside.photosAgainDays'), value: unit(againDays) }),
      ].join('\n');
    },
    soldVins: (value) => t(value === 'decide' ? 'soldVins.decide' : 'soldVins.ignore'),
    vinRuns: (value) => {
      const { sameModel, anyModel, hours, serialGap, serialDays } = value as VinRuns;
      const days = t('units.days', { count: serialDays, formatted: formats.count(serialDays) });
      return [
        t('part', { name: t('inside.sameModel'), value: formats.count(sameModel) }),
        t('part', { name: t('inside.anyModel'), value: formats.count(anyModel) }),
        t('part', {
          name: t('inside.vinHours'),
          value: t('units.hours', { count: hours, formatted: formats.count(hours) }),
        }),
        t('part', { name: t('inside.serialGap'), value: formats.count(serialGap) }),
        t('part', { name: t('inside.serialDays'), value: days }),
      ].join('\n');
    },
    pin: locks,
    login: locks,
    taxReportingThreshold: (value) =>
      Object.entries(value as Record<typeof currency, number>)
        .map(([of, amount]) => formats.money({ amount, currency: of as typeof currency }))
        .join(', '),
    expiryNoticeDays: (value) => t('units.days', { count: (value as number[])[0] ?? 0, formatted: plain(value) }),
    seasons: (value) =>
      (value as Season[]).length === 0 ? t('noSeasons') : (value as Season[]).map(season).join('\n'),
  };
  function valueOf(name: ProgramSetting, value: unknown): string {
    const shown = own[name];
    if (shown) return shown(value);
    if (isOfSeason(name)) return ruleValue(name, value as never);
    const unit = name in UNITS ? UNITS[name as keyof typeof UNITS] : undefined;
    return unit === undefined
      ? plain(value)
      : t(`units.${unit}`, { count: Number(value), formatted: formats.count(Number(value)) });
  }

  return (name: ProgramSetting, json: string): string => valueOf(name, JSON.parse(json) as unknown);
};
