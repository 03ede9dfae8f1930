import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const [admin, second] = [await demo.as('admin'), await demo.as('admin2')];

const starters = async (on?: string): Promise<number> => {
  const { program } = await demo.visit().call(contract.getConfig, on === undefined ? {} : { query: { on } });
  return program.minimumRidersPerClass;
};

test('a season is planned, approved by another, and read by everybody from its first day on, without a restart', async () => {
  if (!admin || !second) throw new Error('no administrators');
  const { season } = await admin.call(contract.addSeason, { body: { startDate: '2098-01-01' } });
  const params = { seasonId: season._id };
  const { settings, highest } = await admin.call(contract.getSeason, { params });
  const edited = { ...settings, minimumRidersPerClass: 9 };
  const body = { startDate: season.startDate, settings: edited, note: null, version: season.version };
  const raised = { ...edited, limits: { ...edited.limits, event: highest.event.amount + 1 } };
  expect((await admin.refusal(contract.editSeason, { params, body: { ...body, settings: raised } })).code).toBe(
    'SEASON_REFUSED',
  );
  const { version } = (await admin.call(contract.editSeason, { params, body })).season;
  expect((await admin.call(contract.getSeason, { params })).change).toMatchObject({
    settings: ['minimumRidersPerClass'],
    before: { minimumRidersPerClass: 5 },
    after: { minimumRidersPerClass: 9 },
  });
  const tried = await admin.call(contract.simulateSeason, { params, body: { after: null } });
  expect(tried.races.length).toBeGreaterThan(0);
  const rest = await admin.call(contract.simulateSeason, { params, body: { after: tried.next } });
  expect(rest.races[0]?.event._id).not.toBe(tried.races[0]?.event._id);

  const asked = await admin.call(contract.submitSeason, { params, body: { version, reason: 'Fuller classes' } });
  expect(asked).toMatchObject({ season: { status: 'waiting' }, approvalId: expect.any(String) });
  expect(await starters('2098-01-01')).toBe(5);
  const approval = { params: { approvalId: asked.approvalId ?? '' } };
  const seen = (await second.call(contract.getApproval, approval)).approval;
  expect(seen.season).toMatchObject({
    act: 'schedule',
    startDate: '2098-01-01',
    change: { settings: ['minimumRidersPerClass'] },
  });
  const decision = { version: seen.version, approve: true, answer: null };
  expect((await admin.refusal(contract.decideApproval, { ...approval, body: decision })).code).toBe(
    'SECOND_PERSON_NEEDED',
  );
  await second.call(contract.decideApproval, { ...approval, body: decision });

  expect([await starters(), await starters('2097-12-31'), await starters('2098-01-01')]).toEqual([5, 5, 9]);
  expect((await admin.call(contract.getSeason, { params })).season).toMatchObject({ status: 'scheduled', number: 2 });
  expect((await admin.refusal(contract.deleteSeason, { params })).code).toBe('SEASON_REFUSED');
  const { program } = await admin.call(contract.listSettings);
  expect(program.find((it) => it.name === 'minimumRidersPerClass')).toMatchObject({
    value: '5',
    from: 'season',
    season: { number: 1 },
  });
});
