import { blank, PROMOTER } from '@rrr/records';
import {
  anActor,
  anId,
  fakeUnitOfWork,
  fixedClock,
  promoterOf,
  sequentialIds,
  type World,
} from '../../testing/index.js';
import {
  addPromoter,
  applyAsPromoter,
  decidePromoter,
  decidePromoters,
  deletePromoters,
  editPromoter,
  invitePromoterAgain,
  type PromoterProfile,
  setPromoterActive,
  undoDecision,
} from '../index.js';

export const aPromoter = (n: number, over: Partial<ReturnType<typeof promoterOf>> = {}) =>
  promoterOf({ id: anId('pr0m0ter', n), name: `Ridge ${n}`, email: `ridge${n}@example.com`, ...over });

export const admin = anActor();
export const own = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 1) });
const seals = { seal: (sealContext: string, code: string) => `${sealContext}=${code}`, matches: () => false };

export const profile: PromoterProfile = {
  ...blank(PROMOTER),
  name: ' Copper Basin Club ',
  contactName: 'Ira Wood',
  email: 'Club@Example.com',
  phone: '602 555 0199',
  profileImage: null,
  city: 'Mesa',
  state: 'AZ',
  zipcode: '852011234',
  country: 'us',
};

export const house = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork({ promoters: [aPromoter(1)], ...more });
  const ports = { uow: db.uow, clock, ids: sequentialIds(), seals };
  const decide = decidePromoter(ports);
  return {
    ...db,
    clock,
    apply: applyAsPromoter(ports),
    add: addPromoter(ports),
    again: invitePromoterAgain(ports),
    edit: editPromoter(ports),
    decideAll: decidePromoters(ports),
    remove: deletePromoters(ports),
    setActive: setPromoterActive(ports),
    approve: (n = 1, actor = admin) => decide({ actor, promoterId: anId('pr0m0ter', n), to: 'approved', reason: null }),
    reject: (n = 1, reason: string | null = 'No track') =>
      decide({ actor: admin, promoterId: anId('pr0m0ter', n), to: 'rejected', reason }),
    undo: (n = 1, actor = admin) => undoDecision(ports)({ actor, promoterId: anId('pr0m0ter', n) }),
    emails: () => db.stored().outbox.map((message) => message.kind),
  };
};
