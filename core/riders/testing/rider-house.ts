import type { Actor } from '../../access/index.js';
import type { Session } from '../../identity/index.js';
import { defaultProgram } from '../../program/index.js';
import {
  aBike,
  aClass,
  aDealer,
  anAccount,
  anActor,
  anEvent,
  anId,
  aResult,
  aRiderRecord,
  fakeUnitOfWork,
  fixedClock,
  PLAIN_SESSION,
  riderRows,
  sequentialIds,
  type World,
} from '../../testing/index.js';
import { type EditRider, editRider, markFactory, type Rider, setPin, setRiderActive, unlockPin } from '../index.js';

export const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];
export const VIN = 'VBKMXA104SM123456';
export const admin = anActor();
export const own = anActor({ accountId: anId('acc', 7), type: 'rider', subjectId: ME, name: 'Casey Moreno' });
export const proxied: Actor = { ...own, proxyHostId: admin.accountId, name: admin.name };

const session: Session = {
  id: anId('sess', 1),
  accountId: own.accountId,
  createdAt: '2025-06-10T17:00:00.000Z',
  expiresAt: '2025-06-11T06:00:00.000Z',
  ...PLAIN_SESSION,
};
const result: World['results'][number] = aResult({ riderName: 'Casey Moreno', riderId: ME });

export const house = (record: Partial<Rider> = {}, more: Partial<World> = {}) => {
  const clock = fixedClock();
  const rows = riderRows([aRiderRecord({ id: ME, ...record }), aRiderRecord({ id: OTHER })]);
  const db = fakeUnitOfWork({
    ...rows,
    riders: rows.riders.map((rider) =>
      rider.id === ME && !rider.deactivated ? { ...rider, bikes: [aBike({ vin: VIN })] } : rider,
    ),
    accounts: [
      anAccount({
        id: own.accountId,
        email: `${ME}@example.com`,
        type: 'rider',
        subjectId: ME,
        displayName: 'Casey Moreno',
        passwordHash: 'hash of open sesame',
      }),
    ],
    sessions: [session],
    events: [anEvent()],
    classes: [aClass()],
    results: [result],
    dealers: [aDealer()],
    ...more,
  });
  const passwords = {
    hash: async (plain: string) => `hash of ${plain}`,
    verify: async (hash: string | null, plain: string) => ({
      right: hash === `hash of ${plain}`,
      outdated: false,
    }),
  };
  const pins = { seal: (riderId: string, pin: string) => `${riderId}:${pin}`, matches: () => true };
  const ports = { uow: db.uow, clock, ids: sequentialIds(), program: defaultProgram, passwords, pins };
  const change = editRider(ports);
  return {
    ...db,
    clock,
    ports,
    edit: (fields: EditRider['change'], actor = own, version = 1) =>
      change({ actor, riderId: ME, version, change: fields }),
    setActive: (active: boolean, actor = admin) => setRiderActive(ports)({ actor, riderId: ME, active }),
    mark: (factory: boolean, actor = admin) => markFactory(ports)({ actor, riderId: ME, factory }),
    setPin: (pin: string, password = 'open sesame', actor = own) => setPin(ports)({ actor, password, pin }),
    unlock: (actor = admin) => unlockPin(ports)({ actor, riderId: ME }),
    me: () => db.stored().riders[0],
    acts: () => db.stored().audit.map((audit) => audit.action),
  };
};
