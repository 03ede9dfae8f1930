import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { FIELD, finisher, key, resultScene } from './testing/result-scene.js';

const { demo, admin, promoter, riderId, event, inClass, path, put, page, balance, removeAll } = await resultScene();
ledgerHolds(demo);

/** Somebody who is not enrolled, and has nothing in common with the demo's rider. */
const REEDMAN = finisher(1, 'Chadwick Reedman');
const write = (first: object) =>
  put('results', { classId: inClass._id, entrants: 12, results: [{ ...REEDMAN, ...first }, ...FIELD] });
const first = async () => (await page({ limit: 100 })).results.find((it) => it.place === 1);

describe('a rider who is chosen against the name', () => {
  test('needs a reason, in every way to choose one, and is shown as chosen so', async () => {
    await removeAll();
    const before = await balance();
    expect((await write({ riderId })).json()).toMatchObject({ status: 422, code: 'NAME_REASON_NEEDED' });
    await write({});
    const one = await first();
    const match = { resultId: one?._id, riderId };
    for (const reason of [undefined, null, '', '   '])
      expect(
        (await put('result/match', { ...match, ...(reason === undefined ? {} : { reason }) })).json(),
      ).toMatchObject({
        status: 422,
        code: 'NAME_REASON_NEEDED',
      });
    expect((await put('result/match', { ...match, reason: 'x'.repeat(301) })).status).toBe(400);
    const fields = { ...REEDMAN, _id: one?._id, classId: inClass._id, riderId };
    expect((await put('result', fields)).json()).toMatchObject({ code: 'NAME_REASON_NEEDED' });
    expect([await balance(), (await first())?.rider]).toEqual([before, null]);
    expect((await put('result/match', { ...match, dryRun: true }, { headers: {} })).json()).toMatchObject({
      needsReason: true,
    });
    const done = (await put('result/match', { ...match, reason: 'He raced under the old name' })).of(
      contract.matchResult,
    );
    expect(done.results[0]?.rider?._id).toBe(riderId);
    await removeAll();
  });

  test('in a file: one promoter’s choice pays nobody at another promoter’s event', async () => {
    await removeAll();
    const csv = [
      'Pos,Rider,City,State',
      '1,Chadwick Reedman,Moab,UT',
      ...FIELD.map((it) => `${it.place},${it.riderName},,`),
    ];
    const send = (eventPath: string, classId: string, fields: Readonly<Record<string, string>>, who = promoter) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ classId, ...fields })) form.set(name, value);
      form.set('file', new Blob([csv.join('\n')]), 'results.csv');
      return who.ask(`${eventPath}/upload-class-result`, { method: 'POST', form, headers: key() });
    };
    const choices = (reason: object) => JSON.stringify([{ line: 2, riderId, ...reason }]);
    expect((await send(path, inClass._id, { choices: choices({}) })).json()).toMatchObject({
      code: 'NAME_REASON_NEEDED',
    });
    expect((await send(path, inClass._id, { choices: choices({ reason: 'An accomplice' }) })).status).toBe(200);
    expect((await first())?.rider?._id).toBe(riderId);

    const { events } = await admin.call(contract.listEvents, { query: { limit: 100 } });
    let other = event;
    for (const { _id, startDate } of events)
      if (other._id === event._id && startDate !== null && startDate < (event.startDate ?? '')) {
        const found = (await admin.call(contract.getEvent, { params: { eventId: _id } })).event;
        if (found.promoter && found.promoter._id !== event.promoter?._id && found.classes.length > 0) other = found;
      }
    expect(other._id).not.toBe(event._id);
    const before = await balance();
    const seen = await send(`/api/event/${other._id}`, other.classes[0]?._id ?? '', { dryRun: 'true' }, admin);
    expect(seen.of(contract.uploadClassResult).rows[0]?.match).toMatchObject({ by: null, rider: null });
    // nor for the same promoter, who chose against the name
    const again = await send(path, event.classes.find((it) => it._id !== inClass._id)?._id ?? '', { dryRun: 'true' });
    expect(again.of(contract.uploadClassResult).rows[0]?.match).toMatchObject({ by: null, rider: null });
    expect(await balance()).toBe(before);
    await removeAll();
  });
});

test('promoters see what tells candidates apart, but no year of birth and no whole AMA number', async () => {
  await removeAll();
  const asked = { classId: inClass._id, results: [finisher(1, 'OSTRANDER, Riley'), ...FIELD], dryRun: true };
  const seen = async (who: typeof promoter) =>
    (await put('results', asked, { who, headers: {} })).of(contract.putResults).rows[0]?.match;
  const [own, all] = [await seen(promoter), await seen(admin)];
  expect(own).toMatchObject({ status: 'ambiguous', candidates: [{ _id: riderId, likeness: 'familyNameFirst' }] });
  expect(own?.candidates[0]?.amaNumber).toMatch(/^….{3}$/);
  expect(own?.candidates[0]).not.toHaveProperty('bornIn');
  expect(all?.candidates[0]).toMatchObject({ bornIn: expect.any(Number), amaNumber: expect.not.stringContaining('…') });
});
