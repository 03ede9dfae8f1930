import type { RiderDetail } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { RiderView } from '@rrr/core/riders';
import { dateIn, NotFound } from '@rrr/core/shared';
import type { HttpPorts } from '../ports.js';
import { seesPersonal } from '../present/rider.js';
import { presentRiderAtCounter, presentWholeRider } from './present-rider-record.js';

type Needs = Pick<HttpPorts, 'queries' | 'clock' | 'program'>;
const NEWEST = { page: 1, limit: 15 } as const;

export const today = ({ clock, program }: Pick<HttpPorts, 'clock' | 'program'>) =>
  dateIn(clock.now(), program.timeZone);

/** @throws NotFound */
export const findRider = async (ports: Needs, riderId: string): Promise<RiderView> => {
  const rider = await ports.queries.riders.one(riderId, today(ports));
  if (!rider) throw new NotFound('rider');
  return rider;
};

/** Only the rider and admins see a rider's money. @throws NotFound */
export const assertSeesMoney = async (ports: Needs, actor: Actor, riderId: string): Promise<void> => {
  if (!seesPersonal(actor, riderId)) throw new NotFound('rider');
  if (actor.type === 'admin') await findRider(ports, riderId);
};

/** A rider as the caller may see them (domain.md §10). Dealers do not see deactivated riders. @throws NotFound */
export const showRider = async (ports: Needs, actor: Actor, riderId: string): Promise<RiderDetail> => {
  if (actor.type === 'rider' && actor.subjectId !== riderId) throw new NotFound('rider');
  const view = await findRider(ports, riderId);
  if (!seesPersonal(actor, riderId)) {
    if (view.deactivated) throw new NotFound('rider');
    return presentRiderAtCounter(view);
  }
  const { riderRecords, requests } = ports.queries;
  const of = { ...NEWEST, riderId };
  const [record, career, dealers, events, notes, merges] = await Promise.all([
    riderRecords.one(riderId, today(ports)),
    riderRecords.career(riderId),
    riderRecords.favourites({ ...of, kind: 'dealer' }),
    riderRecords.favourites({ ...of, kind: 'event' }),
    actor.type === 'admin' ? riderRecords.notes(of) : null,
    actor.type === 'admin' ? requests.mergesOf(riderId) : [],
  ]);
  if (!record) throw new NotFound('rider');
  const whole = {
    record,
    career,
    favourites: { dealers: dealers.items, events: events.items },
    notes: notes && notes.items,
    merges,
  };
  return presentWholeRider(view, whole, actor, ports.clock.now());
};
