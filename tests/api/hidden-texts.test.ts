import { expect, test } from '@jest/globals';
import { text } from '@rrr/contract';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');

test.each(['Mud\u202eFest', 'Mud\u0000Fest', 'Mud\nFest', 'Mud\u2066Fest', 'Mud\u009bFest', 'Mud\u2028Fest'])(
  'a title has no hidden characters: %j',
  async (description) => {
    const refused = await admin.ask('/api/admin/categories', {
      method: 'POST',
      body: { description, active: true, seriesIds: [] },
    });
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path: 'description', code: 'hidden' })]),
    });
  },
);

test('longer texts may have lines, and no other hidden characters', () => {
  expect(text(300).safeParse('One\n\ttwo\r\nthree').success).toBe(true);
  expect(text(300).safeParse('One\u202etwo').success).toBe(false);
  expect(text(299).safeParse('One\ntwo').success).toBe(false);
  expect(text(40).parse('  Zoë – « Ünï » 日本語 🏍 ')).toBe('Zoë – « Ünï » 日本語 🏍');
});
