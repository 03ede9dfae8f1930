import { test } from '@jest/globals';
import { issueSeriesBonus, revokeSeriesBonus, seriesBonuses, type Response } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { ask, KEY } from './ask.js';
import { award, eventId, pagination, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const seriesId = seriesDetail._id;
const raced = ['an event has results', { eventId, riderId }] as const;
const worthSomething = ['the series has a bonus', {}] as const;
const issued = ['the rider has the bonus of the series', { riderId }] as const;
const path = `/api/admin/serie/${seriesId}/bonus`;
const asked = { params: { seriesId }, body: { riderId }, idempotencyKey: KEY };
const bonus: Response<typeof issueSeriesBonus>['bonus'] = {
  awardId: '01hq00000000000000000w0004',
  riderId,
  worth: usd(50000),
  expireDate: '2026-12-31',
};

test('the riders who have the bonus', () =>
  answers(
    ask(
      'an admin lists the riders with the bonus of a series',
      seriesBonuses,
      `/api/admin/serie/${seriesId}/bonuses`,
      { params: { seriesId }, query: { page: 1, limit: 25 } },
      issued,
    ),
    {
      bonuses: [
        {
          ...award,
          _id: bonus.awardId,
          type: 'bonus',
          expireDate: bonus.expireDate,
          initialValue: bonus.worth,
          currentValue: bonus.worth,
          event: null,
          className: null,
          place: null,
          rider: { _id: riderId, fullName: 'Sam Carter' },
        },
      ],
      pagination,
    },
  ));

test('the bonus that a rider gets', () =>
  answers(
    ask('an admin issues the bonus of a series', issueSeriesBonus, path, asked, raced, worthSomething),
    { bonus },
    201,
  ));

test.each([
  ['a bonus that the rider already has', 'a second time', [raced, issued], 'BONUS_ISSUED'],
  ['a series without a bonus', 'that has none', [raced], 'SERIES_NO_BONUS'],
] as const)('%s', (_what, how, states, code) =>
  refuses(ask(`an admin issues the bonus of a series ${how}`, issueSeriesBonus, path, asked, ...states), 409, code),
);

test('a bonus that is taken back', () =>
  answers(
    ask(
      'an admin takes back the bonus of a series',
      revokeSeriesBonus,
      `${path}/${riderId}`,
      { params: { seriesId, riderId }, idempotencyKey: KEY },
      issued,
    ),
    { bonus: { ...bonus, worth: usd(0), overpaid: usd(0) } },
  ));
