import { kitWordsHook } from '@rrr/kit/base';

const en = { motocross: 'Motocross', offroad: 'Off Road', road: 'Road', flat: 'Flat Track', other: 'Other' };
const fr: typeof en = {
  motocross: 'Motocross',
  offroad: 'Hors route',
  road: 'Route',
  flat: 'Piste plate',
  other: 'Autre',
};

/** Race style labels (requirements §9). */
export const useDisciplineWords = kitWordsHook<typeof en>({ en, fr });
