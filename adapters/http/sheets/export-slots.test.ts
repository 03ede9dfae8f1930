import { expect, test } from '@jest/globals';
import { exportSlots } from './export-slots.js';

const slots = () => exportSlots({ inAll: 3, ofOne: 2 });
async function* pieces(fault?: Error) {
  yield Buffer.from('a');
  if (fault) throw fault;
  yield Buffer.from('b');
}
const begun = async (exportSlots: ReturnType<typeof slots>, account: string, fault?: Error) => {
  const running = exportSlots.hold(account, pieces(fault))[Symbol.asyncIterator]();
  await running.next();
  return running;
};
const refused = expect.objectContaining({ code: 'OVERLOADED' });
const all = async (some: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const it of some) text += Buffer.from(it).toString();
  return text;
};

test('so many exports run at once, and so many of one account', async () => {
  const it = slots();
  await begun(it, 'ann');
  await begun(it, 'ann');
  expect(() => it.assertSlotFree('ann')).toThrow(refused);
  await expect(begun(it, 'ann')).rejects.toEqual(refused);
  await begun(it, 'bob');
  for (const name of ['bob', 'cid']) expect(() => it.assertSlotFree(name)).toThrow(refused);
});

test('one that was made but never asked for holds nothing', () => {
  const it = slots();
  for (let n = 0; n < 10; n += 1) it.hold('ann', pieces());
  expect(() => it.assertSlotFree('ann')).not.toThrow();
});

test('a slot is free again after the last piece, after a fault, and when nobody asks any more', async () => {
  const it = slots();
  for (let n = 0; n < 5; n += 1) expect(await all(it.hold('ann', pieces()))).toBe('ab');
  for (let n = 0; n < 5; n += 1)
    await expect(all(it.hold('ann', pieces(new Error('no database'))))).rejects.toThrow('no database');
  for (let n = 0; n < 5; n += 1) await (await begun(it, 'ann')).return?.(undefined);
  expect(() => it.assertSlotFree('ann')).not.toThrow();
});
