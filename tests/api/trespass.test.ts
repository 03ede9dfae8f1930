import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { blank, EVENT } from '@rrr/records';
import type { EventDetail } from '@rrr/contract';
import type { Answered, Browser } from './testing/browser.js';
import { emails } from './testing/emails.js';
import { startDemo } from './testing/start-demo.js';
import { upload } from './testing/upload.js';

const mails = emails();
const subject = async (who: Browser) => (await who.session()).user._id;
const demo = await startDemo({ RATE_LIMIT_FACTOR: '1' }, mails.bind);
const [admin, promoter, dealer] = [await demo.as('admin'), await demo.as('promoter'), await demo.as('dealer')];
const promoterId = await subject(promoter);
const { promoters } = await admin.call(contract.listPromoters, { query: { status: 'approved', active: 'true' } });
const otherId = promoters.find((it) => it._id !== promoterId)?._id ?? '';
const { series } = await admin.call(contract.adminSeries, { query: { promoterId } });
const seriesId = series[0]?._id ?? '';

const PASSWORD = 'RedRider2026';
let keys = 0;
const key = () => ({ 'Idempotency-Key': `trespass-${(keys += 1)}` });
const FIELDS = {
  ...blank(EVENT),
  title: 'Dry Wash Open',
  venue: 'Dry Wash',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  type: 'Motocross',
  startDate: '2099-05-02',
  endDate: null,
};
const add = async (change: object): Promise<EventDetail> =>
  (await admin.call(contract.addEvent, { body: { ...FIELDS, paying: true, promoterId, seriesId: null, ...change } }))
    .event;
const put = (who: Browser, path: string, body: object) => who.ask(path, { method: 'PUT', body });
const actAs = async (type: 'rider' | 'promoter', id: string): Promise<void> => {
  expect(
    (
      await admin.ask('/api/admin/proxy', {
        method: 'POST',
        body: { type, id, reason: 'They called', returnTo: '/auth/admin/riders' },
      })
    ).status,
  ).toBe(200);
};
const heard = (it: Answered) => [it.status, it.status < 300 ? 'ok' : it.problem().code];
const A_CLASS = {
  name: 'Vet 40+',
  payoutType: 'dealerCredit',
  payoutPlaces: [{ place: 1, amount: { amount: 30_000, currency: 'USD' } }],
};
const CLASS_FILE = 'Class,Payout,Place 1\nVet 40+,Dealer credit,300\n';

describe('an event that stands in a promoter’s series', () => {
  const asks = ({ _id, version }: EventDetail) => [
    () => put(promoter, `/api/promoter/event/${_id}`, { ...FIELDS, seriesId, title: 'Taken over', version }),
    () => put(promoter, `/api/event/${_id}/classes`, { version, classes: [A_CLASS] }),
    () => upload(promoter, `/api/event/${_id}/upload-class`, CLASS_FILE, {}),
    () => put(promoter, `/api/event/${_id}/cancel`, { reason: 'Not by them' }),
  ];

  test('stays its own promoter’s; the series’ promoter cannot see it', async () => {
    const event = await add({ promoterId: otherId, seriesId });
    for (const ask of asks(event)) expect(heard(await ask())).toEqual([404, 'NOT_FOUND']);
    expect((await admin.call(contract.getEvent, { params: { eventId: event._id } })).event).toMatchObject({
      title: 'Dry Wash Open',
      status: 'current',
      version: event.version,
      classes: [],
    });
  });

  test('is the series’ promoter’s if it has no promoter', async () => {
    const [edit] = asks(await add({ promoterId: null, seriesId }));
    expect(heard((await edit?.()) as Answered)).toEqual([200, 'ok']);
  });
});

describe('a series that came to another promoter', () => {
  test('gives no right to undo imports of the previous promoter', async () => {
    const fields = {
      name: 'High Plateau',
      state: 'UT',
      zipcode: null,
      country: 'US',
      races: 2,
      distance: null,
      notes: null,
      bonus: false,
      initialValue: null,
      expirationDate: null,
    };
    const { series } = await admin.call(contract.addSeries, { body: { ...fields, promoterId: otherId } });
    const { importId } = (
      await upload(admin, `/api/admin/serie/${series._id}/upload-events`, 'Title,Start date\nRound 1,2099-06-01\n', {
        dryRun: 'false',
      })
    ).of(contract.uploadSeriesEvents);
    expect(
      heard(await put(admin, `/api/admin/serie/${series._id}`, { ...fields, promoterId, version: series.version })),
    ).toEqual([200, 'ok']);
    const undo = (who: Browser) =>
      who.ask(`/api/imports/${importId}/undo`, { method: 'POST', body: {}, headers: key() });
    expect(heard(await undo(promoter))).toEqual([404, 'NOT_FOUND']);
    expect(heard(await undo(admin))).toEqual([200, 'ok']);
  });
});

describe('when the time for results has passed', () => {
  const long = { startDate: '2020-05-02', endDate: '2020-05-02' };

  test('a promoter changes classes neither in the form nor by a file, and takes none of their files back', async () => {
    const { _id, version } = await add(long);
    expect(heard(await put(promoter, `/api/event/${_id}/classes`, { version, classes: [A_CLASS] }))).toEqual([
      409,
      'RESULT_WINDOW_CLOSED',
    ]);
    expect(heard(await upload(promoter, `/api/event/${_id}/upload-class`, CLASS_FILE, {}))).toEqual([
      409,
      'RESULT_WINDOW_CLOSED',
    ]);
    const { importId } = (await upload(admin, `/api/event/${_id}/upload-class`, CLASS_FILE, { dryRun: 'false' })).of(
      contract.uploadClass,
    );
    const undo = (who: Browser, body: object = {}) =>
      who.ask(`/api/imports/${importId}/undo`, { method: 'POST', body, headers: key() });
    expect([heard(await undo(promoter)), heard(await undo(promoter, { dryRun: true }))]).toEqual([
      [409, 'RESULT_WINDOW_CLOSED'],
      [409, 'RESULT_WINDOW_CLOSED'],
    ]);
    expect(heard(await undo(admin))).toEqual([200, 'ok']);
  });

  test('moving the event’s days does not open it again', async () => {
    const { _id, version } = await add(long);
    expect(heard(await put(promoter, `/api/promoter/event/${_id}`, { ...FIELDS, seriesId: null, version }))).toEqual([
      409,
      'EVENT_BEGUN',
    ]);
  });
});

describe('a list of riders to choose from', () => {
  test('is for promoters who are approved', async () => {
    expect(heard(await promoter.ask('/api/promoter/riders-lean'))).toEqual([200, 'ok']);
    const { promoters } = await admin.call(contract.listPromoters, { query: { status: 'pending' } });
    await actAs('promoter', promoters[0]?._id ?? '');
    expect(heard(await admin.ask('/api/promoter/riders-lean'))).toEqual([403, 'PROMOTER_NOT_APPROVED']);
    await admin.ask('/api/proxy/remove', { method: 'POST' });
  });
});

describe('a dealer’s counter', () => {
  test('is not closed by riders who try PINs of their own there', async () => {
    const dealerId = await subject(dealer);
    const { riders } = await admin.call(contract.searchRiders, {
      query: { active: 'true', country: 'US', limit: 100 },
    });
    // riders who stand at the counter
    const counterCode = async () => (await dealer.call(contract.getCounterCode)).code;
    const redeem = async (who: Browser, role: string, riderId: string) =>
      who.ask(`/api/${role}/redeem`, {
        method: 'POST',
        headers: key(),
        body: {
          riderId,
          dealerId,
          amount: { amount: 1, currency: 'USD' },
          pin: '0000',
          dealerEmployeeName: 'Sam Ortiz',
          ...(role === 'rider' ? { counterCode: await counterCode() } : { riderIdVerified: true }),
        },
      });
    const locked: string[] = [];
    for (const { _id, email } of riders) {
      if (locked.length === 4) break;
      const self = demo.visit();
      await self.ask('/api/login', { method: 'POST', body: { email, password: PASSWORD } });
      let last = '';
      for (let tried = 0; tried < 5; tried += 1) last = String(heard(await redeem(self, 'rider', _id))[1]);
      if (last === 'PIN_LOCKED') locked.push(_id);
    }
    expect(locked).toHaveLength(4);
    const answers: unknown[] = [];
    for (const { _id } of riders.filter((it) => !locked.includes(it._id))) {
      if (answers.includes('WRONG_PIN')) break;
      answers.push(heard(await redeem(dealer, 'dealer', _id))[1]);
    }
    expect([answers.includes('WRONG_PIN'), answers.includes('DEALER_LOCKED')]).toEqual([true, false]);
  }, 30_000);
});

describe('inviting to a dealer’s login', () => {
  test('does not replace other invitations, and guessing does not use one up', async () => {
    const added = await admin.ask('/api/admin/admins', {
      method: 'POST',
      body: { firstName: 'Ines', lastName: 'Roth', email: 'newcomer@example.com', phone: null, locale: 'en' },
    });
    const { approvalId } = added.of(contract.addAdmin);
    const decision = { version: 1, approve: true, answer: null };
    const second = await demo.as('admin2');
    expect(heard(await put(second, `/api/admin/approval/${approvalId}`, decision))).toEqual([200, 'ok']);
    const invited = await dealer.ask(`/api/dealer/dealer/${await subject(dealer)}/logins`, {
      method: 'POST',
      body: { email: 'newcomer@example.com', name: 'Ines Roth', locale: 'en' },
    });
    expect(heard(invited)).toEqual([409, 'EMAIL_TAKEN']);
    const accept = (code: string) =>
      demo.visit().ask('/api/accept-invitation', {
        method: 'POST',
        body: { email: 'newcomer@example.com', code, password: 'Four tall horses' },
      });
    for (let n = 0; n < 6; n += 1) expect(heard(await accept('0123456789abcdefghjkmnpqrs'))[1]).toBe('CODE_NOT_VALID');
    expect(heard(await accept(await mails.code('newcomer@example.com')))).toEqual([204, 'ok']);
  });

  test('is limited for a dealer, because it reveals which addresses have an account', async () => {
    const dealerId = await subject(dealer);
    const invite = (who: Browser, role: string, n: number) =>
      who.ask(`/api/${role}/dealer/${dealerId}/logins`, {
        method: 'POST',
        body: { email: `guess${n}@example.com`, name: 'Ira Wood', locale: 'en' },
      });
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n += 1) codes.push(heard(await invite(dealer, 'dealer', n))[1]);
    expect([new Set(codes.slice(0, 20)), codes[20]]).toEqual([new Set(['ok']), 'TOO_MANY_REQUESTS']);
    expect(heard(await invite(admin, 'admin', 22))[1]).toBe('ok');
  });
});
