import { anAccount, anEvent, anId, dealerOf, promoterOf, type World } from '@rrr/core/testing';

export const AT = '2025-06-10T18:00:00.000Z';
export const DURANGO = { latE6: 37_275_300, lonE6: -107_880_100 };
const FARMINGTON = { latE6: 36_728_100, lonE6: -108_218_700 };
const DENVER = { latE6: 39_739_200, lonE6: -104_990_300 };

const dealer = (n: number, over: Parameters<typeof dealerOf>[0]) => ({
  ...dealerOf(over),
  dealerId: String(40_000 + n),
});
const dealers = [
  dealer(1, {
    id: anId('dea0er', 1),
    name: 'Zuni Cycles',
    country: 'US',
    deactivated: false,
    city: 'Durango',
    state: 'CO',
    zipcode: '81301-1234',
    point: DURANGO,
  }),
  dealer(2, {
    id: anId('dea0er', 2),
    name: 'Badger Motoworks',
    country: 'US',
    deactivated: false,
    city: 'Farmington',
    state: 'NM',
    zipcode: '87401',
    point: FARMINGTON,
  }),
  dealer(3, {
    id: anId('dea0er', 3),
    name: 'Anvil Cycle Barn',
    country: 'US',
    deactivated: false,
    city: 'Denver',
    state: 'CO',
    zipcode: '80202',
    point: DENVER,
  }),
  dealer(4, {
    id: anId('dea0er', 4),
    name: 'Érable Moto',
    country: 'CA',
    deactivated: false,
    city: 'Laval',
    state: 'QC',
    zipcode: 'H7A 1A1',
  }),
  dealer(5, {
    id: anId('dea0er', 5),
    name: 'Closed Cycles',
    country: 'US',
    deactivated: true,
    city: 'Durango',
    state: 'UT',
    zipcode: '81301',
    point: DURANGO,
  }),
];
const promoter = (n: number, over: Partial<ReturnType<typeof promoterOf>> = {}) =>
  promoterOf({ id: anId('pr0m0ter', n), name: `Club ${n}`, email: `club${n}@example.com`, ...over });

/** Dealers and promoters with their logins, invitations and decisions. */
export const partners: Partial<World> = {
  dealers,
  accounts: [
    anAccount({
      id: anId('acc', 2),
      email: 'lee@example.com',
      type: 'dealer',
      subjectId: anId('dea0er', 1),
      displayName: 'Lee Park',
    }),
    anAccount({
      id: anId('acc', 3),
      email: 'dana@example.com',
      type: 'dealer',
      subjectId: anId('dea0er', 2),
      displayName: 'Dana Cole',
      deactivated: true,
    }),
    anAccount({
      id: anId('acc', 5),
      email: 'robin@example.com',
      type: 'admin',
      subjectId: anId('adm', 1),
      displayName: 'Robin Vale',
    }),
    anAccount({
      id: anId('acc', 4),
      email: 'club1@example.com',
      type: 'promoter',
      subjectId: anId('pr0m0ter', 1),
      displayName: 'Ira Wood',
    }),
  ],
  codes: [
    {
      id: anId('c0de', 1),
      purpose: 'invitation',
      email: 'new@example.com',
      accountId: null,
      invited: { type: 'dealer', subjectId: anId('dea0er', 1), name: 'Sam Field', locale: 'en' },
      seal: 's',
      tries: 0,
      createdAt: '2025-06-09T18:00:00.000Z',
      expiresAt: '2025-06-16T18:00:00.000Z',
      usedAt: null,
    },
    {
      id: anId('c0de', 2),
      purpose: 'invitation',
      email: 'old@example.com',
      accountId: null,
      invited: { type: 'dealer', subjectId: anId('dea0er', 1), name: 'Ann Lee', locale: 'en' },
      seal: 's',
      tries: 0,
      createdAt: '2025-06-01T18:00:00.000Z',
      expiresAt: '2025-06-08T18:00:00.000Z',
      usedAt: null,
    },
  ],
  admins: [
    {
      id: anId('adm', 1),
      firstName: 'Robin',
      lastName: 'Vale',
      email: 'robin@example.com',
      phone: '555-0100',
      profileImage: null,
      deactivated: false,
    },
    {
      id: anId('adm', 2),
      firstName: 'Ada',
      lastName: 'Vale',
      email: 'ada@example.com',
      phone: null,
      profileImage: null,
      deactivated: false,
    },
  ],
  promoters: [
    promoter(1, {
      name: 'Érable Racing',
      status: 'approved',
      phone: '(602) 555-0199',
      contactName: 'Ira Wood',
      city: 'Laval',
    }),
    promoter(2, { name: 'Basin Club', status: 'approved', deactivated: true }),
    promoter(3, { name: 'Canyon Riders' }),
    promoter(4, { name: 'Dune Days', status: 'rejected' }),
    promoter(5, { name: 'Alder Park', status: 'approved' }),
  ],
  promoterDecisions: [1, 2].map((sequence) => ({
    promoterId: anId('pr0m0ter', 1),
    sequence,
    from: 'pending' as const,
    to: 'approved' as const,
    reason: null,
    at: AT,
    byName: 'Robin Vale',
    undoneAt: sequence === 1 ? AT : null,
  })),
  events: [anEvent({ promoterId: anId('pr0m0ter', 1) })],
};
