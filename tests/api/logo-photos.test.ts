import { beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import sharp from 'sharp';
import { SERVICES as S } from '../../app/services.js';
import type { Answered } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { photoSaying, TINY_PICTURE } from './testing/pictures.js';
import { FIELD, finisher, key, resultScene } from './testing/result-scene.js';
import { sendFile } from './testing/send-file.js';

const { demo, admin, promoter, rider, riderId, event, inClass, put, putField, firstPrize, balance } = await resultScene(
  { logoPhotos: { above: 0, photos: 2, days: 30, againDays: 7 } },
);
ledgerHolds(demo);

const [BLACK, RED] = [photoSaying('Barstow'), TINY_PICTURE];
let blue: Buffer;
beforeAll(async () => {
  const background = { r: 20, g: 40, b: 200 };
  blue = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
});

const awards = async () => (await rider.call(contract.photoAwards)).awards.filter((it) => it.event._id === event._id);
const award = async (): Promise<contract.PhotoAward> => {
  const [found] = await awards();
  if (!found) throw new Error('No award waits for photos');
  return found;
};
const send = async (slot: number, file: Uint8Array | string, who = rider) =>
  who.ask(`/api/rider/photos/${(await award())._id}`, sendFile(file, { slot: String(slot) }));
const held = async (query: object = {}) =>
  (await admin.call(contract.heldAwards, { query: { eventId: event._id, ...query } })).awards;
const decide = async (photoIds?: string[], who = admin, decision: 'release' | 'refuse' = 'release') => {
  const resultIds = [(await held())[0]?._id ?? ''];
  const body = { decision, resultIds, reason: 'Looked at', ...(photoIds ? { photoIds } : {}) };
  const answer = await who.ask('/api/admin/awards-held', { method: 'PUT', body, headers: key() });
  return answer.of(contract.decideHeldAwards).outcomes[0]?.outcome;
};
const problem = (it: Answered) => [it.status, it.problem().code];
const sentBoth = async () => {
  await putField();
  const sent = [await send(1, BLACK), await send(2, RED)];
  return sent.map((it) => it.of(contract.sendLogoPhoto).photo._id);
};

test('the program tells what is asked for', async () => {
  const { program } = await demo.visit().call(contract.getConfig);
  expect(program.logoPhotos).toEqual({ above: 0, photos: 2, days: 30 });
});

describe('an award above the amount', () => {
  test('is paid once the rider has sent the photos and an administrator who saw them accepts', async () => {
    const before = await balance();
    const entered = (await putField()).of(contract.putResults);
    expect(entered.money.issued.amount).toBe(0);
    const { _id: resultId } = await award();
    expect(await award()).toMatchObject({
      amount: firstPrize,
      place: 1,
      asked: 2,
      isOver: false,
      makes: ['KTM'],
      photos: [],
    });
    // it is the rider's turn, so it does not wait for an administrator
    expect([(await held({ waitsFor: 'person' })).length, (await held({ waitsFor: 'rider' })).length]).toEqual([0, 1]);
    expect(await decide([])).toBe('photos-missing');

    const first = (await send(1, BLACK)).of(contract.sendLogoPhoto).photo;
    expect(first).toMatchObject({ slot: 1, status: 'sent', contentType: 'image/jpeg', refusal: null });
    expect(await decide([first._id])).toBe('photos-missing');
    const second = (await send(2, RED)).of(contract.sendLogoPhoto).photo;
    expect((await held({ waitsFor: 'person' }))[0]?.photos).toMatchObject({
      asked: 2,
      complete: true,
      madeByYou: false,
      sent: [{ _id: first._id, usedFor: [] }, { _id: second._id }],
    });
    // not looked at
    expect([await decide(), await decide([first._id])]).toEqual(['photos-changed', 'photos-changed']);
    expect(await decide([first._id, second._id])).toBe('released');
    expect([await balance(), await awards()]).toEqual([before + firstPrize.amount, []]);
    // a photo after the decision
    const late = await rider.ask(`/api/rider/photos/${resultId}`, sendFile(blue, { slot: '1' }));
    expect(problem(late)).toEqual([409, 'PHOTOS_NOT_AWAITED']);
  });

  test('is not released by who entered the results, nor decided by promoter or rider', async () => {
    const results = [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD];
    await put('results', { classId: inClass._id, entrants: 12, results }, { who: admin });
    const ids = [await send(1, BLACK), await send(2, RED)].map((it) => it.of(contract.sendLogoPhoto).photo._id);
    expect(await decide(ids)).toBe('entered-by-you');
    const body = { decision: 'release' as const, resultIds: [riderId], reason: 'Mine', photoIds: ids };
    for (const who of [promoter, rider])
      expect(await who.refusal(contract.decideHeldAwards, { body, idempotencyKey: 'photos-0001' })).toMatchObject({
        status: 403,
      });
    const asking = { params: { resultId: riderId }, body: { photoIds: ids, reason: 'Too dark' } };
    expect(await promoter.refusal(contract.askLogoPhotosAgain, asking)).toMatchObject({ status: 403 });
  });
});

describe('a photo', () => {
  test('is shown to its rider and administrators alone, without what a camera wrote, and not cached', async () => {
    const [id = ''] = await sentBoth();
    const views = () =>
      demo.server.container.get(S.database).read('audit_log').where({ action: 'view-logo-photo', object_id: id });
    for (const [who, role] of [
      [rider, 'rider'],
      [admin, 'admin'],
    ] as const) {
      const seen = await who.ask(`/api/${role}/photo/${id}`);
      expect([seen.status, seen.headers.get('cache-control'), seen.headers.get('content-type')]).toEqual([
        200,
        'no-store',
        'image/jpeg',
      ]);
      expect(seen.text).not.toContain('Barstow');
    }
    expect(await views()).toHaveLength(1);
    expect(problem(await promoter.ask(`/api/promoter/photo/${id}`))[0]).toBe(403);
    expect(problem(await demo.visit().ask(`/api/rider/photo/${id}`))[0]).toBe(401);
    // stored encrypted
    const [row] = await demo.server.container.get(S.database).read('logo_photos').where({ id });
    expect(row).toMatchObject({ file_key: `photos/${id}`, status: 'sent' });
    expect(await demo.server.container.get(S.files).get(`photos/${id}`)).toBeDefined();
  });

  test('is the same picture whatever is written into the file, and told to who decides', async () => {
    const [id = ''] = await sentBoth();
    // the same picture with another place in it: nothing is stored again, nor taken for another photo
    expect((await send(1, photoSaying('Moab'))).of(contract.sendLogoPhoto).photo._id).toBe(id);
    expect(problem(await send(2, photoSaying('Reno')))).toEqual([409, 'PHOTO_SENT_TWICE']);
    expect(await decide([...(await award()).photos.map((it) => it._id)])).toBe('released');
    // for another class, the same picture
    const other = event.classes.find((it) => it._id !== inClass._id && it.payoutType === 'dealerCredit');
    if (!other) return;
    await put('results', {
      classId: other._id,
      entrants: 12,
      results: [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD],
    });
    if ((await awards()).length === 0) return;
    await send(1, photoSaying('Tucson'));
    expect((await held())[0]?.photos?.sent[0]?.usedFor).toMatchObject([
      { event: event.title, class: inClass.name, rider: 'Riley Ostrander' },
    ]);
  });

  test('must be a picture, of a place that is asked for, of an award of the rider', async () => {
    await putField();
    expect(problem(await send(1, '<html>'))).toEqual([415, 'NOT_AN_IMAGE']);
    expect(problem(await send(3, RED))).toEqual([409, 'PHOTOS_NOT_AWAITED']);
    expect(problem(await send(4, RED))).toEqual([400, 'VALIDATION_FAILED']);
    expect(problem(await rider.ask(`/api/rider/photos/${riderId}`, sendFile(RED, { slot: '1' })))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('is one of as many as a person may send in a day', async () => {
    await putField();
    const answers: Answered[] = [];
    for (let n = 0; n < 40; n += 1) answers.push(await send(1, n % 2 === 0 ? BLACK : RED));
    const refused = answers.filter((it) => it.status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map((it) => it.problem().code))).toEqual(new Set(['TOO_MANY_UPLOADS']));
    expect((await award()).photos).toHaveLength(1);
  });
});

test('a photo that is refused is sent again, with the reason, and another released with it', async () => {
  const [first = '', second = ''] = await sentBoth();
  const resultId = (await award())._id;
  const { until } = await admin.call(contract.askLogoPhotosAgain, {
    params: { resultId },
    body: { photoIds: [first], reason: 'The logos cannot be read.' },
  });
  expect(await award()).toMatchObject({
    until,
    photos: [
      { status: 'refused', refusal: 'The logos cannot be read.' },
      { _id: second, status: 'sent' },
    ],
  });
  expect(await decide([first, second])).toBe('photos-missing');
  expect(problem(await send(1, BLACK))).toEqual([409, 'PHOTO_SENT_TWICE']);
  const again = (await send(1, blue)).of(contract.sendLogoPhoto).photo._id;
  expect(await decide([again, second])).toBe('released');
});

test('photos sent at once for one place leave one that stands', async () => {
  await putField();
  const resultId = (await award())._id;
  const answers = await Promise.all(
    [BLACK, RED, blue, BLACK].map((file) => rider.ask(`/api/rider/photos/${resultId}`, sendFile(file, { slot: '1' }))),
  );
  expect(answers.every((it) => it.status === 201 || it.status === 409)).toBe(true);
  expect((await award()).photos.map((it) => it.slot)).toEqual([1]);
});
