import { beforeEach, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { eraseDue } from '@rrr/core/privacy';
import { SERVICES as S } from '../../app/services.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { riderScene } from './testing/rider-scene.js';
import { giveCash } from './testing/payable-rider.js';
import { TINY_PICTURE } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';

const { demo, admin, rider, riderId, dealer, seen } = await riderScene();
ledgerHolds(demo);
const { container } = demo.server;
const erase = (today: string) =>
  eraseDue({
    uow: container.get(S.uow),
    files: container.get(S.files),
    clock: container.get(S.clock),
    ids: container.get(S.ids),
    digest: container.get(S.digest),
    program: container.get(S.program),
    report: (_, failed) => {
      throw failed;
    },
  })(today);
const deletion = async () => (await rider.call(contract.getDeletion)).deletion;
const email = (await rider.session()).account.email;

/** The entries of a ZIP file by its central directory. */
const namesIn = (zip: Buffer): readonly string[] => {
  const names: string[] = [];
  const directory = Buffer.from('PK\x01\x02');
  for (let at = zip.indexOf(directory); at !== -1; at = zip.indexOf(directory, at + 1))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names;
};

beforeEach(
  async () =>
    void (await rider.ask(`/api/rider/rider/${riderId}/upload-id-files`, sendFile(TINY_PICTURE, { kind: 'licence' }))),
);

test('a rider takes everything held about them as one file', async () => {
  const answer = await rider.ask('/api/rider/own-data');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip/);
  const names = namesIn(answer.bytes);
  expect(names).toContain('data.json');
  expect(names.some((it) => /^documents\/1-licence-[\d-]+\.png$/.test(it))).toBe(true);
});

test('every record of the data can be read, and none holds a secret', async () => {
  const records = await container.get(S.uow).run((tx) => tx.deletions.ownRecords(riderId));
  expect(records['profile']).toMatchObject([{ email, firstName: expect.any(String) }]);
  for (const kind of ['logins', 'sessions', 'bikes', 'results', 'awards', 'ledger', 'redemptions', 'documents'])
    expect([kind, records[kind]?.length]).not.toEqual([kind, 0]);
  expect(JSON.stringify(records)).not.toMatch(/argon2|seal|hash|_key|searchKey/i);
});

test('a deletion is told in figures, requested with the typed phrase, and withdrawn', async () => {
  const before = await deletion();
  expect(before).toMatchObject({ requested: null, days: 14, held: { documents: 1 } });
  expect(before.credit[0]?.amount).toBeGreaterThan(0);
  expect(
    await rider.refusal(contract.requestDeletion, { body: { confirmation: 'DELETE', outcome: before.outcome } }),
  ).toMatchObject({ status: 422, code: 'DELETION_NOT_CONFIRMED' });
  await giveCash(demo, riderId, [12_500]);
  const body = { confirmation: `DELETE ${email}`, outcome: before.outcome };
  expect(await rider.refusal(contract.requestDeletion, { body })).toMatchObject({ code: 'PREVIEW_OUTDATED' });
  const now = await deletion();
  const asked = await rider.call(contract.requestDeletion, { body: { ...body, outcome: now.outcome } });
  expect(asked.deletion.requested?.eraseOn).toBe(now.eraseOn);
  await rider.call(contract.withdrawDeletion);
  expect((await deletion()).requested).toBeNull();
  expect(await erase('9999-12-31')).toBe(0);
});

test('on the day the rider is anonymous everywhere, and the books are right', async () => {
  const { rider: known } = await seen();
  const { outcome } = await deletion();
  await rider.call(contract.requestDeletion, { body: { confirmation: `supprimer ${email}`, outcome } });
  const { write } = container.get(S.database);
  const pending = await write('payout_claims').where({ rider_id: riderId, state: 'pending' }).pluck('id');
  if (pending.length > 0) expect(await erase('9999-12-31')).toBe(0);
  await write('payout_claims')
    .whereIn('id', pending)
    .update({ state: 'canceled', canceled_at: container.get(S.clock).now() });
  await write('payout_claim_awards').whereIn('claim_id', pending).update({ live_award_id: null });
  expect(await erase('9999-12-31')).toBe(1);
  expect((await rider.ask('/api/rider/deletion')).status).toBe(401);
  const { rider: anonymous } = await seen();
  expect(anonymous).toMatchObject({ fullName: 'Anonymous rider', hometown: null, amaNumber: null });
  const texts = await Promise.all(
    [
      '/api/admin/credit-redemptions?limit=100',
      `/api/admin/rider/${riderId}`,
      `/api/admin/rider/${riderId}/earnings?limit=100`,
      `/api/admin/rider/${riderId}/documents`,
      `/api/admin/rider/${riderId}/notes`,
    ].map(async (path) => (await admin.ask(path)).text),
  );
  for (const text of texts) {
    expect(text).not.toContain(email);
    expect(text).not.toContain(known.fullName);
  }
  const found = await dealer.ask(`/api/dealer/riders?name=${encodeURIComponent(known.fullName)}`);
  expect(found.text).not.toContain(riderId);
  // the same address can enroll again
  expect(await container.get(S.uow).run((tx) => tx.accounts.byEmail(email))).toBeUndefined();
});
