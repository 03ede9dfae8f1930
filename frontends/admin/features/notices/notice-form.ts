import {
  NOTICE_KINDS,
  NOTICE_LANGUAGES,
  NOTICE_LIMITS,
  NOTICE_PLACES,
  type addNotice,
  type Notice,
  type Request,
} from '@rrr/contract';
import { today } from '@rrr/kit/base';
import type { FormField, StoredRecord } from '@rrr/kit/desk';
import { useNoticeWords } from './words/use-words.js';

/** By the path of each value in the call's body, so that a refusal stands at its field. */
export interface NoticeValues {
  [path: string]: string | boolean | null;
  kind: Notice['kind'];
  en: string;
  fr: string;
  link: string | null;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
}

const placeNamed = (place: (typeof NOTICE_PLACES)[number]) => `places.${place}`;

export const valuesOf = ({ places, ...rest }: Notice): StoredRecord<NoticeValues> => ({
  values: {
    kind: rest.kind,
    en: rest.en,
    fr: rest.fr,
    link: rest.link,
    ...Object.fromEntries(NOTICE_PLACES.map((place) => [placeNamed(place), places[place]])),
    startDate: rest.startDate,
    startTime: rest.startTime,
    endDate: rest.endDate,
    endTime: rest.endTime,
  },
  version: rest.version,
});

const DAYS = 7 * 86_400_000;
const aWeekAfter = (day: string): string => new Date(Date.parse(day) + DAYS).toISOString().slice(0, 10);

/** One that is not stored yet: for a week from today, on the home page. */
export const newNotice = (): StoredRecord<NoticeValues> => {
  const day = today();
  return {
    values: {
      kind: 'info',
      en: '',
      fr: '',
      link: null,
      ...Object.fromEntries(NOTICE_PLACES.map((place) => [placeNamed(place), place === 'home'])),
      startDate: day,
      startTime: '00:00',
      endDate: aWeekAfter(day),
      endTime: '23:59',
    },
    version: 0,
  };
};

/** A text is one line, however it was typed or pasted. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As the call wants it. */
export const bodyOf = (values: NoticeValues): Request<typeof addNotice>['body'] => {
  const isAt = (place: (typeof NOTICE_PLACES)[number]) => values[placeNamed(place)] === true;
  const { kind, en, fr, link, startDate, startTime, endDate, endTime } = values;
  return {
    kind,
    en: inOneLine(en),
    fr: inOneLine(fr),
    link,
    places: { home: isAt('home'), riders: isAt('riders'), dealers: isAt('dealers'), promoters: isAt('promoters') },
    startDate,
    startTime,
    endDate,
    endTime,
  };
};

export const useNoticeFields = (): readonly FormField[] => {
  const words = useNoticeWords();
  const text = (name: (typeof NOTICE_LANGUAGES)[number]): FormField => ({
    name,
    kind: 'textarea',
    label: words(`fields.${name}`),
    help: words('help.text', { limit: NOTICE_LIMITS.text }),
    required: true,
    limit: NOTICE_LIMITS.text,
  });
  return [
    ...NOTICE_LANGUAGES.map(text),
    {
      name: 'kind',
      kind: 'select',
      label: words('kind'),
      required: true,
      options: NOTICE_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) })),
    },
    { name: 'link', kind: 'text', label: words('link'), help: words('help.link'), limit: NOTICE_LIMITS.link },
    ...NOTICE_PLACES.map((place, at): FormField => ({
      name: placeNamed(place),
      kind: 'checkbox',
      label: words(`places.${place}`),
      ...(at === 0 ? { heading: words('where') } : {}),
    })),
    {
      name: 'startDate',
      kind: 'date',
      label: words('fields.startDate'),
      heading: words('when'),
      help: words('help.times'),
      required: true,
    },
    { name: 'startTime', kind: 'time', label: words('fields.startTime'), required: true },
    { name: 'endDate', kind: 'date', label: words('fields.endDate'), required: true },
    { name: 'endTime', kind: 'time', label: words('fields.endTime'), help: words('help.endTime'), required: true },
  ];
};
