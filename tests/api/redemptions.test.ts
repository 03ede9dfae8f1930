import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Redemption } from '@rrr/contract';
import type { Answered, Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { startDemo } from './testing/start-demo.js';

// fifty requests at once take a while on a busy machine
jest.setTimeout(60_000);

let keys = 0;
const key = (name = `redemptions-${(keys += 1)}-key`) => ({ 'Idempotency-Key': name });
const code = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const subject = async (it: Browser) => (await it.session()).user._id;
const list = async (by: Browser, role: string, query = ''): Promise<readonly Redemption[]> =>
  (await by.ask(`/api/${role}/credit-redemptions${query}`)).of(contract.listRedemptions).creditRedemptions;
const revoked = async (by: Browser, role: string, query = ''): Promise<readonly Redemption[]> =>
  (await by.ask(`/api/${role}/revoked-redemptions${query}`)).of(contract.listRevoked).revokedRedemptions;
const redeem = (body: object = {}, headers = key(), by = dealer, role = 'dealer') =>
  by.ask(`/api/${role}/redeem`, {
    method: 'POST',
    headers,
    body: {
      riderId,
      amount: { amount: 900, currency: 'USD' },
      pin: '4719',
      dealerEmployeeName: 'Sam Ortiz',
      ...(role === 'rider' ? {} : { riderIdVerified: true }),
      ...body,
    },
  });
const counterCode = async () => (await dealer.call(contract.getCounterCode)).code;

const demo = await startDemo();
ledgerHolds(demo);
const [admin, dealer, rider] = [await demo.as('admin'), await demo.as('dealer'), await demo.as('rider')];
const [riderId, dealerId] = [await subject(rider), await subject(dealer)];

describe('a redemption', () => {
  test('asked fifty times at once with one key happens once, with one answer; another body is refused', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => redeem({}, key('fifty-at-once'))));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    const { redemption } = all[0]!.of(contract.redeem);
    expect((await list(dealer, 'dealer', '?query=Sam%20Ortiz')).map((it) => it._id)).toEqual([redemption._id]);
    expect((await redeem({ dealerEmployeeName: 'Pat' }, key('fifty-at-once'))).json()).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
  test.each<readonly [string, object, string]>([
    ['more than there is', { amount: { amount: 90_000_000, currency: 'USD' } }, 'INSUFFICIENT_CREDIT'],
    ['nothing', { amount: { amount: 0, currency: 'USD' } }, 'AMOUNT_NOT_POSITIVE'],
    ['less than nothing', { amount: { amount: -5, currency: 'USD' } }, 'AMOUNT_NOT_POSITIVE'],
    ['half a cent', { amount: { amount: 0.5, currency: 'USD' } }, 'VALIDATION_FAILED'],
    ['another country’s money', { amount: { amount: 100, currency: 'CAD' } }, 'WRONG_CURRENCY'],
    ['without a look at the ID', { riderIdVerified: false }, 'ID_NOT_CONFIRMED'],
    ['with a PIN of three figures', { pin: '258' }, 'VALIDATION_FAILED'],
    ['by nobody', { dealerEmployeeName: ' ' }, 'VALIDATION_FAILED'],
    ['with a field that sets the balance', { newBalance: { amount: 9, currency: 'USD' } }, 'VALIDATION_FAILED'],
    ['of a rider who is not there', { riderId: '00000000000000000000000000' }, 'NOT_FOUND'],
    ['at another dealer', { dealerId: '00000000000000000000000000' }, 'NOT_FOUND'],
  ])('of %s is refused', async (_, body, refused) => expect(code(await redeem(body))).toBe(refused));

  test('of a rider by themself, at a dealer they name, with the code on that dealer’s screen', async () => {
    const here = { dealerId, counterCode: await counterCode() };
    const alone = async (body: object) => code(await redeem(body, key(), rider, 'rider'));
    expect(await alone(here)).toBe('ok');
    expect(await alone({ counterCode: here.counterCode })).toBe('VALIDATION_FAILED');
    expect(await alone({ ...here, riderId: '00000000000000000000000000' })).toBe('NOT_FOUND');
  });
  test('of a rider at home is refused: without a code, with one that is not shown, or by saying the ID was seen', async () => {
    const faults = async (body: object) =>
      ((await redeem(body, key(), rider, 'rider')).problem().errors ?? []).map((it) => [it.path, it.code]);
    expect(await faults({ dealerId })).toEqual([['counterCode', 'required']]);
    expect(await faults({ dealerId, counterCode: '12345' })).toEqual([['counterCode', 'format']]);
    expect(await faults({ dealerId, counterCode: await counterCode(), riderIdVerified: true })).toEqual([
      ['riderIdVerified', 'unknown_field'],
    ]);
    const shown = await counterCode();
    const wrong = await redeem(
      { dealerId, counterCode: shown === '000000' ? '111111' : '000000' },
      key(),
      rider,
      'rider',
    );
    expect(wrong.json()).toMatchObject({
      status: 422,
      code: 'WRONG_COUNTER_CODE',
      detail: expect.stringContaining('ask the dealer for the code on their screen'),
    });
  });
  test('of a dealer or admin takes no code, and says that the ID was seen', async () => {
    const errors = async (body: object, by = dealer, role = 'dealer') =>
      ((await redeem(body, key(), by, role)).problem().errors ?? []).map((it) => [it.path, it.code]);
    for (const [by, role] of [
      [dealer, 'dealer'],
      [admin, 'admin'],
    ] as const) {
      expect(await errors({ dealerId, counterCode: '123456' }, by, role)).toEqual([['counterCode', 'unknown_field']]);
      expect(await errors({ dealerId, riderIdVerified: undefined }, by, role)).toEqual([
        ['riderIdVerified', 'required'],
      ]);
    }
    expect(code(await redeem({ dealerId }, key(), admin, 'admin'))).toBe('ok');
  });
});

describe('a list of redemptions', () => {
  test('holds a dealer’s own, a rider’s own, and for admins all', async () => {
    expect(new Set((await list(dealer, 'dealer', '?limit=100')).map((it) => it.dealer._id))).toEqual(
      new Set([dealerId]),
    );
    expect(new Set((await list(rider, 'rider', '?limit=100')).map((it) => it.rider._id))).toEqual(new Set([riderId]));
    expect(new Set((await list(admin, 'admin', '?limit=100')).map((it) => it.dealer._id)).size).toBeGreaterThan(1);
    expect((await list(rider, 'rider')).some((it) => it.canUndo)).toBe(false);
    expect(code(await rider.ask('/api/rider/credit-redemptions?riderId=00000000000000000000000000'))).toBe('NOT_FOUND');
  });
  test('is searched by code, name, day, country and rider, by each role among its own', async () => {
    const [mine] = await list(rider, 'rider');
    if (!mine) throw new Error('The demo rider redeemed nothing');
    const day = new Date().toISOString().slice(0, 10);
    const has = async (by: Browser, role: string, query: string) =>
      (await list(by, role, query)).some((it) => it._id === mine._id);
    const hits = [
      `?query=${mine.code}`,
      `?query=${mine.code.toLowerCase()}`,
      '?query=ostr',
      `?query=${encodeURIComponent(mine.dealer.name)}`,
      '?riderName=riley',
      '?afterDate=2020-01-01&limit=100',
      '?country=US&limit=100',
    ];
    for (const [by, role] of [
      [admin, 'admin'],
      [dealer, 'dealer'],
      [rider, 'rider'],
    ] as const) {
      for (const query of hits) expect([role, query, await has(by, role, query)]).toEqual([role, query, true]);
      for (const query of [
        '?query=nobodyatall',
        '?riderName=nobody',
        '?beforeDate=2020-01-01',
        '?afterDate=2100-01-01',
        '?country=CA&limit=100',
      ])
        expect([role, query, await has(by, role, query)]).toEqual([role, query, false]);
      expect(code(await by.ask(`/api/${role}/credit-redemptions?afterDate=${day}T00:00:00Z`))).toBe(
        'VALIDATION_FAILED',
      );
      expect(code(await by.ask(`/api/${role}/credit-redemptions?sort=amount`))).toBe('VALIDATION_FAILED');
    }
  });
  test('comes in pages that hold each once', async () => {
    const pages = await Promise.all(
      [1, 2].map(async (page) => await admin.call(contract.listRedemptions, { query: { limit: 5, page } })),
    );
    expect(new Set(pages.flatMap((it) => it.creditRedemptions.map((one) => one._id))).size).toBe(10);
    expect(pages[1]?.pagination).toEqual({
      page: 2,
      totalPages: expect.any(Number),
      total: expect.any(Number),
    });
  });
  test('tells a dealer nothing personal of a rider', async () => {
    const text = (await dealer.ask('/api/dealer/credit-redemptions?limit=100')).text;
    expect(text).not.toMatch(/@example\.com|addressLine|dateOfBirth|phone/);
  });
});

describe('a receipt', () => {
  test('adds up, and tells of the refund those whom it concerns', async () => {
    const { redemption, lines } = (await redeem({ amount: { amount: 1_234, currency: 'USD' } })).of(contract.redeem);
    const path = (role: string) => `/api/${role}/credit-redemption/${redemption._id}`;
    const seen = await dealer.call(contract.getRedemption, { params: { redemptionId: redemption._id } });
    expect(seen).toMatchObject({
      redemption,
      lines,
      refund: { dueDate: expect.any(String), overdue: false, refundedAt: null, refundedBy: null },
    });
    expect(seen.lines.reduce((sum, it) => sum + it.amount.amount, 0)).toBe(1_234);
    // as long as the program gives the dealer
    const days = (Date.parse(seen.redemption.undoUntil ?? '') - Date.parse(seen.redemption.redeemedAt)) / 86_400_000;
    expect([seen.redemption.canUndo, days]).toEqual([true, 30]);
    expect((await rider.ask(path('rider'))).json()).toEqual({
      redemption: { ...redemption, canUndo: false, undoUntil: null },
      lines: seen.lines,
      refund: null,
    });
    // what the redemption left of each award, whatever came after
    expect(seen.lines.every((it) => it.left.amount >= 0 && it.left.currency === 'USD')).toBe(true);
    await redeem({ amount: { amount: 1, currency: 'USD' } });
    const again = await dealer.call(contract.getRedemption, { params: { redemptionId: redemption._id } });
    expect(again.lines).toEqual(seen.lines);
    expect((await admin.ask(path('admin'))).json()).toMatchObject({
      redemption: { ...redemption, undoUntil: null },
      refund: { refundedAt: null },
    });
  });
  test('is nobody else’s to see', async () => {
    const others = (await list(admin, 'admin', '?limit=100')).find(
      (it) => it.dealer._id !== dealerId && it.rider._id !== riderId,
    );
    for (const [by, role] of [
      [dealer, 'dealer'],
      [rider, 'rider'],
    ] as const)
      expect(code(await by.ask(`/api/${role}/credit-redemption/${others?._id}`))).toBe('NOT_FOUND');
    expect(code(await admin.ask('/api/admin/credit-redemption/00000000000000000000000000'))).toBe('NOT_FOUND');
    expect(code(await admin.ask('/api/admin/credit-redemption/1'))).toBe('VALIDATION_FAILED');
  });
});

describe('a mailed receipt', () => {
  const mail = (id: string, by = dealer, role = 'dealer', headers = key()) =>
    by.ask(`/api/${role}/credit-redemption/${id}/mail`, { method: 'POST', headers });

  test('goes to the rider once for each key, and is asked for by whom the redemption concerns', async () => {
    const { redemption } = (await redeem()).of(contract.redeem);
    const once = key('mail-once');
    const [first, again] = [
      await mail(redemption._id, dealer, 'dealer', once),
      await mail(redemption._id, dealer, 'dealer', once),
    ];
    expect([first.status, again.text]).toEqual([202, first.text]);
    expect(code(await mail(redemption._id, rider, 'rider'))).toBe('ok');
    const others = (await list(admin, 'admin', '?limit=100')).find(
      (it) => it.dealer._id !== dealerId && it.rider._id !== riderId,
    );
    expect(code(await mail(others?._id ?? ''))).toBe('NOT_FOUND');
    expect(code(await mail(others?._id ?? '', rider, 'rider'))).toBe('NOT_FOUND');
  });
});

describe('an undo', () => {
  test('asked twenty times at once with one key gives the credit back once; the redemption is kept as revoked', async () => {
    const { redemption } = (await redeem()).of(contract.redeem);
    const undo = (headers = key('undo-at-once')) =>
      admin.ask(`/api/admin/credit-redemption/${redemption._id}?reason=Twice`, { method: 'DELETE', headers });
    const all = await Promise.all(Array.from({ length: 20 }, () => undo()));
    expect(new Set(all.map((it) => it.text)).size).toBe(1);
    expect(all[0]?.json()).toMatchObject({ redemption: { status: 'revoked', revoked: { reason: 'Twice' } } });
    expect(code(await undo(key()))).toBe('ALREADY_REVOKED');
    for (const [by, role] of [
      [admin, 'admin'],
      [dealer, 'dealer'],
      [rider, 'rider'],
    ] as const) {
      expect(
        (await revoked(by, role, `?query=${redemption.code}&riderName=ostr&country=US&afterDate=2020-01-01`)).map(
          (it) => it._id,
        ),
      ).toEqual([redemption._id]);
      expect(await list(by, role, `?query=${redemption.code}`)).toEqual([]);
    }
    expect(await dealer.call(contract.getRedemption, { params: { redemptionId: redemption._id } })).toMatchObject({
      redemption: { status: 'revoked', canUndo: false },
      refund: null,
    });
  });
  test('is for the dealer whose it is', async () => {
    const others = (await list(admin, 'admin', '?limit=100')).find((it) => it.dealer._id !== dealerId);
    expect(
      code(await dealer.ask(`/api/dealer/credit-redemption/${others?._id}`, { method: 'DELETE', headers: key() })),
    ).toBe('NOT_FOUND');
  });
});
