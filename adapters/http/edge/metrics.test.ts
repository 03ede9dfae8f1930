import { expect, it } from '@jest/globals';
import { metrics } from './metrics.js';

it('metrics say how much mail is due in each lane, and leave it out without an answer', async () => {
  let answers = true;
  const shown = metrics({
    ofProcess: false,
    dueMail: async () => {
      if (!answers) throw new Error('no database');
      return { codes: { count: 1, seconds: 4.5 }, others: { count: 50, seconds: 90 } };
    },
  });
  const text = await shown.text();
  expect(text).toContain('outbox_oldest_due_seconds{lane="codes"} 4.5');
  expect(text).toContain('outbox_due_messages{lane="others"} 50');
  answers = false;
  expect(await shown.text()).not.toContain('lane=');
});
