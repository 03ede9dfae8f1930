import type { State } from '@rrr/kit/pact';
import { eventId, redemptionId, riderId } from './examples.js';
import { dealerId, promoterId } from './partner-examples.js';

export const classId = '01hq00000000000000000c0001';
export const seriesId = '01hq00000000000000000k0001';
export const resultId = '01hq00000000000000000s0001';
export const otherRiderId = '01hq00000000000000000r0002';
const race = { eventId, classId };
const redeeming = { dealerId, riderId, redemptionId };

export const waiting: State = ['the promoter has an event with a class that waits for results', race];
export const overdue: State = ['the promoter has an event whose results are overdue', race];
export const withResults: State = ['the promoter has an event with a class that has results', race];
export const another: State = ['the class has another result', race];
export const added: State = ['the promoter has added an event', race];
export const approvalId = '01hq00000000000000000w0001';
export const proposed: State = ['the promoter has asked to change an event', { ...race, approvalId }];
export const open: State = ['the promoter has a result without its rider', { ...race, riderId }];
export const results: State = ['an event has results', { riderId, eventId }];
export const series: State = ['the promoter has a series'];
export const category: State = ['a category has the series'];
export const bonus: State = ['the rider has the bonus of the series', { riderId }];
export const pattern: State = ['a VIN pattern exists', { patternId: '01hq00000000000000000v0001' }];

export const rider: State = ['another rider exists', { riderId }];
export const otherRider: State = ['another rider exists', { riderId: otherRiderId }];
export const balance: State = ['the rider has a balance that expires', { riderId }];
export const bike: State = ['the rider has a verified bike', { riderId }];
export const bikeThatWaits: State = ['the rider has a bike that waits', { riderId }];
export const claimed: State = ['the rider has claimed a result', { riderId }];
export const licence: State = ['the rider has sent a licence', { riderId }];
export const credit: State = ['the rider has a credit award', { riderId }];
export const cash: State = ['the rider has a cash award', { riderId }];
export const papers: State = ['the papers of the rider are verified', { riderId }];
export const requested: State = ['the rider has requested cash', { riderId }];
export const ordered: State = ['the payment was ordered', { orderId: 'sandbox-1' }];
export const overpaid: State = ['the rider has spent more than an award is worth', { riderId }];
export const held: State = ['the rider has an award that is being checked', { ...race, riderId }];
export const thisYear: State = ['awards and redemptions were made this year', { riderId }];

export const redeemed: State = ['the dealer has redeemed for a rider', redeeming];
export const undone: State = ['the rider has an undone redemption', redeeming];
export const refunded: State = ['the redemption was refunded to the dealer', redeeming];
export const dealer: State = ['a dealer exists', { dealerId }];
export const dealerOnTheMap: State = ['a dealer stands near a postal code', { dealerId }];
export const applied: State = ['a promoter has applied', { promoterId }];
export const approved: State = ['a promoter was approved and has no login', { promoterId }];
