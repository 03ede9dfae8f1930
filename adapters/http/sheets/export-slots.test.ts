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
  for await (const item of some) text += Buffer.from(item).toString();
  return text;
};

test('so many exports run at once, and so many of one account', async () => {
  const scene = slots();
  await begun(scene, 'ann');
  await begun(scene, 'ann');
  expect(() => scene.assertSlotFree('ann')).toThrow(refused);
  await expect(begun(scene, 'ann')).rejects.toEqual(refused);
  await begun(scene, 'bob');
  for (const name of ['bob', 'cid']) expect(() => scene.assertSlotFree(name)).toThrow(refused);
});

test('one that was made but never asked for holds nothing', () => {
  const scene = slots();
  for (let n = 0; n < 10; n += 1) scene.hold('ann', pieces());
  expect(() => scene.assertSlotFree('ann')).not.toThrow();
});

test('a slot is free again after the last piece, after a fault, and when nobody asks any more', async () => {
  const scene = slots();
  for (let n = 0; n < 5; n += 1) expect(await all(scene.hold('ann', pieces()))).toBe('ab');
  for (let n = 0; n < 5; n += 1)
    await expect(all(scene.hold('ann', pieces(new Error('no database'))))).rejects.toThrow('no database');
  for (let n = 0; n < 5; n += 1) await (await begun(scene, 'ann')).return?.(undefined);
  expect(() => scene.assertSlotFree('ann')).not.toThrow();
});
