import type { Notice } from '../notices/index.js';
import { anId } from './fixed-ports.js';

/** Shows on the home page in June 2026. */
export const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: anId('notc'),
  kind: 'info',
  en: 'Payouts of last weekend go out on Monday.',
  fr: 'Les paiements de la fin de semaine dernière partent lundi.',
  link: '/about/faq',
  places: ['home'],
  from: '2026-06-01T07:00:00.000Z',
  until: '2026-07-01T07:00:00.000Z',
  version: 1,
  createdAt: '2026-05-30T18:00:00.000Z',
  createdBy: 'Ada Admin',
  ...change,
});
