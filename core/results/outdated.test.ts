import { describe, expect, test } from '@jest/globals';
import type { SubmittedRow } from '../imports/index.js';
import { aClass, aMeeting, byHand, fakePorts, refusal, sequentialIds } from '../testing/index.js';
import { submittedRow } from '../testing/rows-of-files.js';
import { submitEventResults, undoImport } from './index.js';
const FIELD = ['Field Rider 1', 'Field Rider 2', 'Field Rider 3', 'Field Rider 4'];

/** Files of one class, each previewed and confirmed by what its preview showed. */
const importing = () => {
  const meeting = aMeeting();
  const ids = sequentialIds();
  const ports = fakePorts(meeting, { clock: meeting.clock, ids: { ...ids, next: () => `1${ids.next().slice(1)}` } });
  const [{ id: classId }] = meeting.classes;
  const sendRows = (rows: readonly SubmittedRow[], outcome: string | null = null, apply = true) =>
    submitEventResults(ports)({
      actor: meeting.admin,
      eventId: meeting.event.id,
      parts: [{ classId, rows, entrants: null }],
      problems: [],
      choices: new Map(),
      outcome,
      file: { name: 'results.csv', digest: 'd'.repeat(64) },
      apply: apply ? meeting.key() : null,
    });
  const send = (names: readonly string[], outcome: string | null = null, apply = true) =>
    sendRows(
      [...names, ...FIELD].map((it, at) => submittedRow(at + 2, at + 1, it)),
      outcome,
      apply,
    );
  const undo = (importId: string | null, outcome: string | null, apply: boolean) =>
    undoImport(ports)({ actor: meeting.admin, importId: importId ?? '', outcome, apply: apply ? meeting.key() : null });
  const purse = (amount: number) =>
    meeting.alter(() => ({
      classes: [
        aClass({
          places: [
            { place: 1, amount },
            { place: 2, amount: 20_000 },
          ],
        }),
        meeting.classes[1],
      ],
    }));
  return { ...meeting, send, sendRows, undo, purse };
};

describe('a preview that is confirmed after something changed', () => {
  test('removes no other rows than those it showed, as many as they may be', async () => {
    const { send, held, stored } = importing();
    await send(['Ana Ruiz', 'Somebody Else']);
    const { outcome, changes } = await send(['Ana Ruiz'], null, false);
    // another file puts an enrolled rider in the other's place
    await send(['Ana Ruiz', 'Ben Ode']);
    expect((await send(['Ana Ruiz'], null, false)).changes).toEqual(changes);
    expect(await refusal(send(['Ana Ruiz'], outcome))).toBe('PREVIEW_OUTDATED');
    expect([held()[1], stored().results.some((it) => it.riderName === 'Ben Ode')]).toEqual([20_000, true]);
  });

  test('writes over no row that is another now', async () => {
    const { send } = importing();
    await send(['Ana Ruiz', 'Somebody Else', 'Ben Ode']);
    const { outcome, changes } = await send(['Ben Ode', 'Ana Ruiz', 'Somebody Else'], null, false);
    await send(['Somebody Else', 'Ben Ode', 'Ana Ruiz']);
    expect((await send(['Ben Ode', 'Ana Ruiz', 'Somebody Else'], null, false)).changes).toEqual(changes);
    expect(await refusal(send(['Ben Ode', 'Ana Ruiz', 'Somebody Else'], outcome))).toBe('PREVIEW_OUTDATED');
  });

  test.each<[string, (it: ReturnType<typeof importing>) => unknown]>([
    ['a purse is changed', (it) => it.purse(99_000)],
    ['a rider is enrolled', (it) => it.alterRider(it.riders[0].id, { fullName: 'Somebody Else' })],
    ['a rider is shut out', (it) => it.alterRider(it.riders[0].id, { deactivated: true })],
    ['the event is canceled', (it) => it.alterEvent({ canceled: true })],
    ['another file was applied', (it) => it.send(['Cy Park', 'Ana Ruiz'])],
  ])('is refused when %s', async (_, change) => {
    const scene = importing();
    const { outcome } = await scene.send(['Ana Ruiz', 'Somebody Else'], null, false);
    await change(scene);
    expect(await refusal(scene.send(['Ana Ruiz', 'Somebody Else'], outcome))).toBe('PREVIEW_OUTDATED');
  });

  test('is taken when what changed has nothing to do with it', async () => {
    const scene = importing();
    const { outcome } = await scene.send(['Ana Ruiz'], null, false);
    await scene.run(['Ben Ode'], scene.classes[1].id);
    expect(await refusal(scene.send(['Ana Ruiz'], outcome))).toBe('done');
  });
});

describe('other acts that are previewed', () => {
  test('undoing a file takes back no more than was shown', async () => {
    const scene = importing();
    const { importId } = await scene.send(['Ana Ruiz', 'Ben Ode']);
    const seen = await scene.undo(importId, null, false);
    expect(seen.money.reversed).toBeGreaterThan(0);
    await scene.redeem(scene.riders[0].id, 5_000);
    expect(await refusal(scene.undo(importId, seen.outcome, true))).toBe('PREVIEW_OUTDATED');
    const again = await scene.undo(importId, null, false);
    expect(await refusal(scene.undo(importId, again.outcome, true))).toBe('done');
  });

  test('removing all results of a class', async () => {
    const scene = importing();
    await scene.send(['Ana Ruiz', 'Somebody Else']);
    const asked = { actor: scene.admin, eventId: scene.event.id, classId: scene.stored().classes[0]?.id ?? '' };
    const { outcome } = await scene.removeAll({ ...asked, apply: null });
    await scene.send(['Ana Ruiz', 'Ben Ode']);
    expect(await refusal(scene.removeAll({ ...asked, outcome, apply: scene.key() }))).toBe('PREVIEW_OUTDATED');
    const again = await scene.removeAll({ ...asked, apply: null });
    expect(await refusal(scene.removeAll({ ...asked, outcome: again.outcome, apply: scene.key() }))).toBe('done');
    expect(scene.held()).toEqual([0, 0, 0]);
  });

  test('removing all races of a rider, judging again', async () => {
    const scene = importing();
    await scene.send(['Ana Ruiz', 'Ben Ode']);
    const { outcome } = await scene.removeRaces({ actor: scene.admin, riderId: scene.riders[0].id, apply: null });
    const judged = await scene.rejudge({ actor: scene.admin, eventId: scene.event.id, apply: null });
    scene.purse(99_000);
    await scene.send(['Ben Ode', 'Ana Ruiz']);
    scene.purse(77_000);
    expect(
      await refusal(
        scene.removeRaces({ actor: scene.admin, riderId: scene.riders[0].id, outcome, apply: scene.key() }),
      ),
    ).toBe('PREVIEW_OUTDATED');
    expect(
      await refusal(
        scene.rejudge({ actor: scene.admin, eventId: scene.event.id, outcome: judged.outcome, apply: scene.key() }),
      ),
    ).toBe('PREVIEW_OUTDATED');
  });
});

test('a tie that a file brought is kept by a form that saves the class again', async () => {
  const scene = importing();
  const classId = scene.stored().classes[0]?.id ?? '';
  const save = (results: readonly ReturnType<typeof byHand>[]) =>
    refusal(
      scene.replace({
        actor: scene.admin,
        eventId: scene.event.id,
        classId,
        entrants: null,
        results,
        apply: scene.key(),
      }),
    );
  const tied = [byHand(1, 'Ana Ruiz'), byHand(2, 'Ben Ode'), byHand(2, 'Cy Park')];
  expect(await save(tied)).toBe('PLACE_TAKEN');
  await scene.sendRows(tied.map(({ place, riderName }, at) => submittedRow(at + 2, place ?? 0, riderName)));
  expect(await save(tied)).toBe('done');
  expect(await save([...tied, byHand(2, 'Di Ray')])).toBe('PLACE_TAKEN');
});
