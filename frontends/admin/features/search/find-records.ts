import { adminSeries, listDealers, listEvents, listPromoters, searchRiders } from '@rrr/contract';
import type { CommandSource } from '@rrr/kit/desk';
import { findReference } from './find-reference.js';
import type { Finding } from './finding.js';
import { onRider } from './on-rider.js';

const MOST = 6;
type Find = CommandSource['search'];
type Finder = (finding: Finding) => Find;

const joined = (texts: readonly (string | null | undefined | false)[], by = ' · '): string =>
  texts.filter(Boolean).join(by);

const riders: Finder = (finding) => async (query, signal) => {
  const { t, formats, http, open } = finding;
  const found = await http.call(searchRiders, {
    params: { role: 'admin' },
    query: { query, page: 1, limit: MOST },
    signal,
  });
  const [first] = found.riders;
  return [
    ...found.riders.map((rider) => ({
      id: `rider-${rider._id}`,
      group: t(found.similar ? 'search.similar' : 'search.riders'),
      label: rider.fullName,
      hint: joined([
        rider.foundBy && t(`search.foundBy.${rider.foundBy.kind}`, { text: rider.foundBy.text }),
        rider.amaNumber && `AMA ${rider.amaNumber}`,
        joined([rider.hometown, rider.state], ', '),
        ...rider.balances
          .filter(({ available }) => available.amount > 0)
          .map(({ available }) => t('search.available', { amount: formats.money(available) })),
        rider.deActivated && t('riders.actives.false'),
      ]),
      run: () => open(`/rider/${rider._id}`),
    })),
    ...(first ? onRider(first, finding) : []),
  ];
};

const events: Finder =
  ({ t, formats, http, open }) =>
  async (query, signal) => {
    const found = await http.call(listEvents, { query: { query, page: 1, limit: MOST }, signal });
    return found.events.map((event) => ({
      id: `event-${event._id}`,
      group: t('nav.events'),
      label: event.title,
      hint: joined([formats.dates(event.startDate, event.endDate), event.city, event.state]),
      run: () => open(`/event/${event._id}`),
    }));
  };

const series: Finder =
  ({ t, http, open }) =>
  async (query, signal) => {
    const found = await http.call(adminSeries, { query: { query, page: 1, limit: MOST }, signal });
    return found.series.map((one) => ({
      id: `series-${one._id}`,
      group: t('nav.series'),
      label: one.name,
      hint: joined([one.state, one.country], ', '),
      run: () => open(`/serie/${one._id}`),
    }));
  };

const dealers: Finder =
  ({ t, http, open }) =>
  async (query, signal) => {
    const found = await http.call(listDealers, { query: { query, page: 1, limit: MOST }, signal });
    return found.dealers.map((dealer) => ({
      id: `dealer-${dealer._id}`,
      group: t('nav.dealers'),
      label: dealer.name,
      hint: joined([dealer.dealerId, dealer.city, dealer.state]),
      run: () => open(`/dealer/${dealer._id}`),
    }));
  };

const promoters: Finder =
  ({ t, http, open }) =>
  async (query, signal) => {
    const found = await http.call(listPromoters, { query: { query, page: 1, limit: MOST }, signal });
    return found.promoters.map((promoter) => ({
      id: `promoter-${promoter._id}`,
      group: t('nav.promoters'),
      label: promoter.name,
      hint: joined([promoter.personal?.contactName, promoter.city, promoter.state]),
      run: () => open(`/promoter/${promoter._id}`),
    }));
  };

/** How each kind of record is found by what was typed. */
export const FINDERS = { riders, references: findReference, events, series, dealers, promoters };
export type Kind = keyof typeof FINDERS;
