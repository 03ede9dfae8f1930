import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aBike, aRider } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { refusal } from '../testing/index.js';
import { ana, ASKED, NAMES, races } from './testing/photo-meeting.js';

test('no order of sending, refusing, deciding, correcting and waiting pays above the amount without accepted photos', async () => {
  const step = fc.constantFrom(
    'one',
    'two',
    'other',
    'release',
    'unseen',
    'refuse',
    'again',
    'more',
    'run',
    'swap',
    'judge',
    'cancel',
    'restore',
    'month',
    'lapse',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const meeting = races();
      meeting.alterRider(ana, aRider({ id: ana, fullName: 'Ana Ruiz', bikes: [aBike({ id: anId('b', 1) })] }));
      await meeting.run(NAMES);
      let month = 6;
      for (const act of steps) {
        const sent = meeting.stored().logoPhotos.filter((it) => it.status === 'sent');
        if (act === 'one') await refusal(meeting.send(1));
        if (act === 'two') await refusal(meeting.send(2));
        if (act === 'other') await refusal(meeting.send(1, 9));
        if (act === 'release') await meeting.decide('released');
        if (act === 'unseen') await meeting.decide('released', { photoIds: [] });
        if (act === 'refuse') await meeting.decide('refused');
        if (act === 'again') await refusal(meeting.again(sent.slice(0, 1).map((it) => it.id)));
        if (act === 'more') await refusal(meeting.again([]));
        if (act === 'run') await meeting.run(NAMES);
        if (act === 'swap') await meeting.run(['Ben Ode', 'Ana Ruiz', 'Cy Park']);
        if (act === 'judge') await meeting.judgeAgain();
        if (act === 'cancel' || act === 'restore') {
          meeting.alterEvent({ canceled: act === 'cancel' });
          await meeting.judgeAgain();
        }
        if (act === 'month') meeting.on(`2025-${String((month = Math.min(12, month + 1))).padStart(2, '0')}-12`);
        if (act === 'lapse') await meeting.lapse();
        const accepted = new Set(
          meeting.stored().logoPhotos.flatMap((it) => (it.status === 'accepted' ? [it.riderId] : [])),
        );
        for (const [at, id] of meeting.riders.map((one) => one.id).entries())
          if (!accepted.has(id)) expect(meeting.held()[at]).toBeLessThanOrEqual(ASKED.above);
        // of each class, rider and place one photo stands
        const standing = meeting.stored().logoPhotos.filter((it) => it.status !== 'replaced');
        expect(new Set(standing.map((it) => `${it.riderId} ${it.slot}`)).size).toBe(standing.length);
      }
      expect(meeting.failures).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
