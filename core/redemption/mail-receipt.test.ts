import { expect, test } from '@jest/globals';
import { anActor, anId } from '../testing/index.js';
import { codeOf } from './index.js';
import { atCounter, counter, dealer, NOW, refused, rider } from './testing/counter.js';

const scene = async () => {
  const setup = counter();
  const { redemption } = await setup.redeem();
  const mail = (actor = atCounter, key?: string) => setup.mail(redemption.id, actor, key);
  const receipts = () => setup.stored().outbox.filter(({ kind }) => kind === 'receipt');
  return { ...setup, redemption, mail, receipts };
};

test('a receipt is mailed to the rider with what was redeemed, where and when', async () => {
  const { mail, receipts, redemption, stored } = await scene();
  expect(await mail()).toEqual({ mailedAt: NOW });
  expect(receipts()).toMatchObject([
    {
      recipient: { type: 'rider', id: rider.id },
      facts: {
        amount: 6_000,
        currency: 'USD',
        code: codeOf(redemption.number),
        dealer: 'Red Mesa Cycles',
        redeemedAt: NOW,
      },
    },
  ]);
  expect(stored().audit.at(-1)).toMatchObject({ action: 'mail-receipt', objectId: redemption.id });
});

test('one request is one mail', async () => {
  const { mail, receipts } = await scene();
  await mail(atCounter, 'same');
  await mail(atCounter, 'same');
  expect(receipts()).toHaveLength(1);
});

test('only who the redemption concerns can have it mailed', async () => {
  const { mail, receipts } = await scene();
  expect(await refused(mail(anActor({ type: 'rider', subjectId: rider.id })))).toBe('done');
  expect(await refused(mail(anActor()))).toBe('done');
  for (const actor of [
    anActor({ type: 'dealer', subjectId: anId('dealer', 9) }),
    anActor({ type: 'rider', subjectId: anId('rider', 9) }),
    anActor({ type: 'promoter', subjectId: dealer.id }),
  ])
    expect(await refused(mail(actor))).toMatchObject({ code: 'NOT_FOUND' });
  expect(receipts()).toHaveLength(2);
});

test('a redemption that was undone has no receipt', async () => {
  const { mail, undo, redemption } = await scene();
  await undo(redemption.id);
  expect(await refused(mail())).toMatchObject({ code: 'ALREADY_REVOKED' });
});
