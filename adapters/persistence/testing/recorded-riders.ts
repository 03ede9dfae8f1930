import {
  aBike,
  aDealer,
  aDocument,
  anAccount,
  anEvent,
  anId,
  aRiderRecord,
  riderRows,
  type World,
} from '@rrr/core/testing';

export const AT = '2025-06-10T18:00:00.000Z';
export const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];

const records = [
  aRiderRecord({
    id: ME,
    firstName: 'Zoë',
    lastName: 'Núñez',
    bornOn: '2008-06-11',
    consent: { by: 'Iris Núñez', at: AT },
    professional: true,
    taxStatus: 'us-person',
  }),
  aRiderRecord({ id: OTHER, bornOn: null, deactivated: true }),
];
/** Two riders, one of them with everything that a record can contain. */
export const recorded: Partial<World> = {
  ...riderRows(records),
  accounts: [
    anAccount({
      id: anId('acc', 5),
      email: 'zoe@example.com',
      type: 'rider',
      subjectId: ME,
      emailVerified: false,
      locale: 'fr',
    }),
  ],
  pins: [{ riderId: ME, seal: 's', failures: 5, lockedUntil: AT }],
  bikes: [
    {
      ...aBike({ id: anId('b', 1) }),
      riderId: ME,
      holdsVin: true,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    },
    {
      ...aBike({ id: anId('b', 2), vin: 'VBKMXA10XSM000002' }),
      riderId: ME,
      holdsVin: false,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    },
    {
      ...aBike({ id: anId('b', 3), vin: 'VBKMXA10XSM000003' }),
      riderId: ME,
      holdsVin: false,
      retiredAt: AT,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    },
  ],
  documents: [
    aDocument({ id: anId('d0c', 1), riderId: ME, status: 'replaced', uploadedAt: '2025-05-01T00:00:00.000Z' }),
    aDocument({ id: anId('d0c', 2), riderId: ME, uploadedAt: '2025-05-02T00:00:00.000Z' }),
    aDocument({
      id: anId('d0c', 3),
      riderId: ME,
      kind: 'w9',
      status: 'verified',
      decision: { at: AT, byName: 'Robin Vale', refusal: null },
    }),
    aDocument({ id: anId('d0c', 4), riderId: OTHER, uploadedAt: '2025-05-01T00:00:00.000Z' }),
  ],
  notes: [1, 2].map((n) => ({
    id: anId('n0te', n),
    riderId: ME,
    text: `Note ${n}`,
    byName: 'Robin Vale',
    at: `2025-05-0${n}T00:00:00.000Z`,
  })),
  timecards: [
    {
      id: anId('tcard', 1),
      riderId: ME,
      fileName: 'laps.pdf',
      fileKey: 'timecards/1',
      contentType: 'application/pdf',
      bytes: 9,
      uploadedAt: AT,
      uploadedBy: 'Robin Vale',
    },
  ],
  dealers: [
    aDealer({ id: anId('dea0er', 1), name: 'Zuni Cycles', dealerId: '1' }),
    aDealer({ id: anId('dea0er', 2), name: 'Érable Moto', dealerId: '2', country: 'CA', city: 'Laval' }),
  ],
  events: [1, 2].map((n) =>
    anEvent({
      id: anId('event', n),
      title: `Race ${n}`,
      startsOn: `2025-06-0${n}`,
      promoterId: null,
      promoterApproved: false,
    }),
  ),
  favourites: [1, 2].flatMap((n) => [
    { riderId: ME, kind: 'dealer' as const, targetId: anId('dea0er', n), at: AT },
    { riderId: ME, kind: 'event' as const, targetId: anId('event', n), at: AT },
  ]),
};
