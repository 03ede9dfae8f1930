import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { FIELD, finisher, resultScene } from './testing/result-scene.js';

const { event, inClass, admin, put, riderId } = await resultScene();
const results = [finisher(1, 'Riley Ostrander', { riderId }), ...FIELD.slice(0, 2)];

test('a preview names a class of which too few started, with what it pays and needs', async () => {
  const body = { classId: inClass._id, results, dryRun: true };
  const places = inClass.payoutPlaces.length;
  expect((await put('results', { ...body, entrants: 3 })).json()).toMatchObject({
    limited: [
      { class: { _id: inClass._id, name: inClass.name }, starters: 3, paidPlaces: 0, places, nextAt: 5, allAt: 5 },
    ],
  });
  expect((await put('results', { ...body, entrants: 12 })).json()).toMatchObject({ limited: [] });
});

test('steps of a class pay its first places, and foreseen they say whom they cost what', async () => {
  const { event: now } = await admin.call(contract.getEvent, { params: { eventId: event._id } });
  const classes = now.classes.map(({ _id, name, payoutType, payoutPlaces }) => ({
    _id,
    name,
    payoutType,
    payoutPlaces,
    ...(_id === inClass._id
      ? {
          payoutSteps: [
            { riders: 2, places: 1 },
            { riders: 40, places: null },
          ],
        }
      : {}),
  }));
  await put('results', {
    classId: inClass._id,
    results: [finisher(2, 'Riley Ostrander', { riderId }), ...FIELD.slice(1)],
    entrants: 12,
  });
  const params = { eventId: event._id };
  const seen = await admin.call(contract.foreseeEventChange, { params, body: { classes } });
  expect(seen.results).toMatchObject([
    {
      riderName: 'Riley Ostrander',
      className: inClass.name,
      before: inClass.payoutPlaces[1]?.amount,
      after: { amount: 0 },
      reasons: [
        {
          code: 'CLASS_PAYS_FEWER',
          detail: 'Place 2 is paid from 40 starters; 12 started, so only the first place is paid.',
        },
      ],
    },
  ]);
  expect(seen.money).toMatchObject({ reversed: inClass.payoutPlaces[1]?.amount, riders: 1 });
});
