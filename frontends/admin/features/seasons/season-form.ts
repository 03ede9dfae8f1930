import type { Currency, getSeason, Response, SeasonSettings } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

/** Groups of motorcycles and steps of small classes that the form has; as many as the contract are more than it shows. */
export const MOST_GROUPS = 50;
export const MOST_STEPS = 9;

/** By the path of each value in the call's body, so that a refusal stands at its field. */
export interface SeasonValues {
  [path: string]: string | number | null;
  startDate: string | null;
  note: string | null;
}

const LIMITS = ['place', 'class', 'event'] as const;
const NUMBERS = [
  'minimumRidersPerClass',
  'classesPerBikePerEvent',
  'resultWindowDays',
  'paymentInfoDays',
  'creditMonths',
] as const;
const group = (at: number, part: 'category' | 'models' | 'fromYear' | 'toYear') =>
  `settings.eligibleBikes.${at}.${part}`;
const step = (at: number, part: 'riders' | 'places') => `settings.smallClasses.${at}.${part}`;
const every = (length: number) => Array.from({ length }, (_, at) => at);

export const valuesOf = ({ season, settings }: Response<typeof getSeason>): StoredRecord<SeasonValues> => ({
  values: {
    startDate: season.startDate,
    note: season.note,
    'settings.ties': settings.ties,
    ...Object.fromEntries(NUMBERS.map((name) => [`settings.${name}`, settings[name]])),
    ...Object.fromEntries(LIMITS.map((name) => [`settings.limits.${name}`, settings.limits[name]])),
    ...Object.fromEntries(
      every(MOST_GROUPS).flatMap((at) => {
        const eligibleBike = settings.eligibleBikes[at];
        return [
          [group(at, 'category'), eligibleBike?.category ?? ''],
          [group(at, 'models'), eligibleBike?.models.join(', ') ?? ''],
          [group(at, 'fromYear'), eligibleBike?.fromYear ?? null],
          [group(at, 'toYear'), eligibleBike?.toYear ?? null],
        ];
      }),
    ),
    ...Object.fromEntries(
      every(MOST_STEPS).flatMap((at) => [
        [step(at, 'riders'), settings.smallClasses[at]?.riders ?? null],
        [step(at, 'places'), settings.smallClasses[at]?.places ?? null],
      ]),
    ),
  },
  version: season.version,
});

/** A group or a step that nothing is written for is left out. */
export const settingsOf = (values: SeasonValues): SeasonSettings => {
  const numberAt = (path: string) => Number(values[path] ?? 0);
  const yearAt = (path: string) => ((values[path] ?? '') === '' ? null : Number(values[path]));
  const textAt = (path: string) => String(values[path] ?? '').trim();
  return {
    eligibleBikes: every(MOST_GROUPS)
      .map((at) => ({
        category: textAt(group(at, 'category')),
        models: textAt(group(at, 'models'))
          .split(',')
          .map((part) => part.trim())
          .filter((text) => text !== ''),
        fromYear: yearAt(group(at, 'fromYear')),
        toYear: yearAt(group(at, 'toYear')),
      }))
      .filter(
        (item) => item.category !== '' || item.models.length > 0 || item.fromYear !== null || item.toYear !== null,
      ),
    minimumRidersPerClass: numberAt('settings.minimumRidersPerClass'),
    smallClasses: every(MOST_STEPS)
      .map((at) => ({ riders: numberAt(step(at, 'riders')), places: numberAt(step(at, 'places')) }))
      .filter((item) => item.riders > 0 || item.places > 0),
    classesPerBikePerEvent: numberAt('settings.classesPerBikePerEvent'),
    ties: values['settings.ties'] === 'each' ? 'each' : 'share',
    resultWindowDays: numberAt('settings.resultWindowDays'),
    paymentInfoDays: numberAt('settings.paymentInfoDays'),
    creditMonths: numberAt('settings.creditMonths'),
    limits: {
      place: numberAt('settings.limits.place'),
      class: numberAt('settings.limits.class'),
      event: numberAt('settings.limits.event'),
    },
  };
};

export interface SeasonFormAsked {
  groups: number;
  steps: number;
  highest: Response<typeof getSeason>['highest'] | undefined;
}

export const useSeasonFields = ({ groups, steps, highest }: SeasonFormAsked): readonly FormField[] => {
  const [words, formats] = [useSeasonWords(), useFormats()];
  const currency: Currency = highest?.place.currency ?? 'USD';
  const number = (name: (typeof NUMBERS)[number], min: number, max: number) => ({
    name: `settings.${name}`,
    kind: 'number' as const,
    label: words(`fields.${name}`),
    required: true,
    min,
    max,
  });
  return [
    {
      name: 'startDate',
      kind: 'date',
      label: words('fields.startDate'),
      help: words('help.startDate'),
      required: true,
    },
    { name: 'note', kind: 'textarea', label: words('fields.note'), help: words('help.note'), limit: 500 },
    ...every(groups).flatMap((at): FormField[] => [
      {
        name: group(at, 'category'),
        kind: 'text',
        label: words('fields.group'),
        heading: words('headings.bikes', { count: at + 1 }),
        limit: 60,
      },
      {
        name: group(at, 'models'),
        kind: 'textarea',
        label: words('fields.models'),
        help: words('help.models'),
        limit: 2_000,
      },
      { name: group(at, 'fromYear'), kind: 'number', label: words('fields.fromYear'), min: 1900, max: 2100 },
      {
        name: group(at, 'toYear'),
        kind: 'number',
        label: words('fields.toYear'),
        help: words('help.toYear'),
        min: 1900,
        max: 2100,
      },
    ]),
    { ...number('minimumRidersPerClass', 1, 1_000), heading: words('headings.classes') },
    number('classesPerBikePerEvent', 1, 100),
    {
      name: 'settings.ties',
      kind: 'select',
      label: words('fields.ties'),
      required: true,
      options: (['share', 'each'] as const).map((value) => ({ value, label: words(`ties.${value}`) })),
    },
    ...every(steps).flatMap((at): FormField[] => [
      {
        name: step(at, 'riders'),
        kind: 'number',
        label: words('fields.riders'),
        heading: words('headings.small', { count: at + 1 }),
        help: words('help.riders'),
        min: 1,
        max: 1_000,
      },
      { name: step(at, 'places'), kind: 'number', label: words('fields.places'), min: 1, max: 100 },
    ]),
    { ...number('resultWindowDays', 1, 3_650), heading: words('headings.windows') },
    number('paymentInfoDays', 1, 3_650),
    number('creditMonths', 1, 120),
    ...LIMITS.map((name, at): FormField => ({
      name: `settings.limits.${name}`,
      kind: 'money',
      currency,
      label: words(`fields.${name}`),
      required: true,
      ...(highest ? { help: words('help.most', { amount: formats.money(highest[name]) }) } : {}),
      ...(at === 0 ? { heading: words('headings.limits') } : {}),
    })),
  ];
};
