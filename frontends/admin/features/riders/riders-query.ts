import type { Request, searchRiders } from '@rrr/contract';

export const RIDER_FILTERS = { query: '', country: '', bikeModel: '', bikeYear: '', active: '', status: '' };
export const VIN_STATUSES = ['verified', 'unverified', 'invalid'] as const;
export const ACTIVES = ['true', 'false'] as const;
const LIMIT = 25;

type Asked = Request<typeof searchRiders>['query'];
const among = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((it) => it === value);

/**
 * The call for what the address says. An address can be written by hand: a value that the API would refuse asks for
 * nothing.
 */
export const ridersQuery = (said: { page: number } & Partial<typeof RIDER_FILTERS>): Asked => {
  const it: Asked = {
    query: said.query?.slice(0, 100),
    country: /^[A-Z]{2}$/.test(said.country ?? '') ? said.country : undefined,
    bikeModel: said.bikeModel?.slice(0, 60),
    bikeYear: /^(19|20)\d\d$/.test(said.bikeYear ?? '') ? Number(said.bikeYear) : undefined,
    active: among(ACTIVES, said.active),
    status: among(VIN_STATUSES, said.status),
    page: said.page,
    limit: LIMIT,
  };
  return Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined));
};
