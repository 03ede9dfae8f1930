import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { checkOf } from '../eligibility/index.js';
import type { Program } from '../program/index.js';
import { aBike, anAccount, anActor, aRider } from '../testing/builders.js';
import { fakeFiles } from '../testing/fake-files.js';
import { fakePictures } from '../testing/fake-pictures.js';
import { anId } from '../testing/fixed-ports.js';
import { aMeeting } from '../testing/race-meeting.js';
import {
  askLogoPhotosAgain,
  decideHeldAwards,
  lapseLogoPhotos,
  releaseHeld,
  sendLogoPhoto,
  viewLogoPhoto,
} from './index.js';

const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park'];
const [ana, ben] = [anId('rder', 1), anId('rder', 2)];
const checker = anActor({ accountId: anId('acc', 3), subjectId: anId('admn', 3), name: 'Sam Idris' });
const rider = (id: string) => anActor({ type: 'rider', subjectId: id, accountId: anId('acc', 7), name: 'Rider' });
/** a picture of its own for each number */
const png = (n: number): Uint8Array => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, n]);
const ASKED = { above: 25_000, photos: 2, days: 30, againDays: 7 };

/** The first place earns 30,000, the second 20,000 and the third 10,000. Results came on 10 June 2025. */
const races = (rules: Partial<Program> = {}) => {
  const meeting = aMeeting({}, { logoPhotos: ASKED, ...rules });
  const files = fakeFiles();
  const ports = { ...meeting.ports, files, pictures: fakePictures };
  const on = (day: string) => meeting.clock.set(`${day}T18:00:00.000Z`);
  return {
    ...meeting,
    files,
    on,
    check: (name = 'Ana Ruiz') => checkOf(meeting.resultOf(name).verdict),
    send: (slot: number, n = slot, actor = rider(ana), name = 'Ana Ruiz') =>
      sendLogoPhoto(ports)({ actor, resultId: meeting.resultOf(name).id, slot, file: png(n) }),
    view: (photoId: string, actor = rider(ana)) => viewLogoPhoto(ports)({ actor, photoId }),
    decide: async (
      decision: 'released' | 'refused',
      {
        actor = checker,
        photoIds,
        name = 'Ana Ruiz',
      }: { actor?: typeof checker; photoIds?: string[]; name?: string } = {},
    ) => {
      const seen = meeting.stored().logoPhotos.filter((it) => it.status === 'sent');
      const { outcomes } = await decideHeldAwards(meeting.ports)({
        actor,
        idempotency: meeting.key(),
        resultIds: [meeting.resultOf(name).id],
        decision,
        reason: 'Seen on the photos',
        photoIds: photoIds ?? seen.map((it) => it.id),
      });
      return outcomes[0]?.outcome;
    },
    again: (photoIds: readonly string[], { actor = checker, reason = 'Too dark' } = {}) =>
      askLogoPhotosAgain(meeting.ports)({ actor, resultId: meeting.resultOf('Ana Ruiz').id, photoIds, reason }),
    lapse: lapseLogoPhotos(meeting.ports),
    mails: () =>
      meeting
        .stored()
        .outbox.filter(({ kind }) => kind.startsWith('photos'))
        .map(({ kind, recipient, facts }) => ({ kind, to: recipient.id, ...facts })),
    standing: () =>
      meeting
        .stored()
        .logoPhotos.filter((photo) => photo.status !== 'replaced')
        .map(({ slot, status }) => [slot, status]),
  };
};
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (failed: unknown) => (failed as { code: string }).code,
  );
const waiting = async (rules: Partial<Program> = {}) => {
  const meeting = races(rules);
  await meeting.run(NAMES);
  return meeting;
};

describe('an award above the amount', () => {
  it('is held until photos are accepted; the rider is told how many and until when; others are paid', async () => {
    const meeting = await waiting();
    expect(meeting.held()).toEqual([0, 20_000, 10_000]);
    expect(meeting.check()).toMatchObject({ state: 'held', amount: 30_000, photos: { asked: 2, by: '2025-07-10' } });
    expect(meeting.resultOf('Ana Ruiz').verdict.signals).toEqual(['LOGO_PHOTOS']);
    expect(meeting.mails()).toMatchObject([
      { kind: 'photos-asked', to: ana, amount: 30_000, photos: 2, by: '2025-07-10', brand: 'KTM', place: 1 },
    ]);
    // told once, however often it is evaluated again
    await meeting.judgeAgain();
    expect(meeting.mails()).toHaveLength(1);
    await meeting.send(1);
    expect(await meeting.decide('released')).toBe('photos-missing');
    await meeting.send(2);
    expect(await meeting.decide('released')).toBe('released');
    expect([meeting.held()[0], meeting.standing()]).toEqual([
      30_000,
      [
        [1, 'accepted'],
        [2, 'accepted'],
      ],
    ]);
    await meeting.judgeAgain();
    expect(meeting.held()[0]).toBe(30_000);
  });

  it('is paid without a check where no photos are asked for, and up to the amount', async () => {
    expect((await waiting({ logoPhotos: null })).held()[0]).toBe(30_000);
    expect((await waiting({ logoPhotos: { ...ASKED, above: 30_000 } })).held()[0]).toBe(30_000);
  });

  it('stays paid if the setting is switched on later; what is more waits', async () => {
    const meeting = races({ logoPhotos: { ...ASKED, above: 40_000 } });
    await meeting.run(NAMES);
    meeting.alter(({ classes }) => ({
      classes: classes.map((it) => ({ ...it, places: it.places.map((one) => ({ ...one, amount: one.amount * 2 })) })),
    }));
    await meeting.judgeAgain();
    expect([meeting.held(), meeting.check()]).toMatchObject([
      [30_000, 40_000, 20_000],
      { amount: 30_000, photos: { asked: 2 } },
    ]);
  });

  it('is not asked for photos again when the purse is raised after they were accepted', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    await meeting.send(2);
    await meeting.decide('released');
    meeting.alter(({ classes }) => ({
      classes: classes.map((it) => ({ ...it, places: it.places.map((one) => ({ ...one, amount: one.amount + 1 })) })),
    }));
    await meeting.judgeAgain();
    expect([meeting.check(), meeting.held()[0]]).toEqual([null, 30_001]);
  });

  it('waits for nobody while the event is canceled, and has its days anew when it is restored', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    meeting.alterEvent({ canceled: true });
    await meeting.judgeAgain();
    expect([meeting.check(), await refusal(meeting.send(2))]).toEqual([null, 'PHOTOS_NOT_AWAITED']);
    meeting.on('2025-08-01');
    expect(await meeting.lapse()).toBe(0);
    meeting.alterEvent({ canceled: false });
    await meeting.judgeAgain();
    expect([meeting.check()?.photos?.by, meeting.standing()]).toEqual(['2025-08-31', [[1, 'sent']]]);
    await meeting.send(2);
    expect(await meeting.decide('released')).toBe('released');
  });

  it('goes to the photos of whoever has the place after a correction', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    await meeting.run(['Ben Ode', 'Ana Ruiz', 'Cy Park']);
    expect([meeting.check(), meeting.check('Ben Ode')?.photos?.asked]).toEqual([null, 2]);
    expect(await refusal(meeting.send(1, 8, rider(ben), 'Ana Ruiz'))).toBe('NOT_FOUND');
    expect((await meeting.send(1, 1, rider(ben), 'Ben Ode')).riderId).toBe(ben);
  });
});

describe('a photo', () => {
  it('is replaced until somebody has decided, and not sent afterwards', async () => {
    const meeting = await waiting();
    const first = await meeting.send(1);
    expect(first).toMatchObject({ slot: 1, status: 'sent', riderId: ana, fileKey: `photos/${first.id}` });
    // the same picture again changes nothing and leaves no file
    expect((await meeting.send(1)).id).toBe(first.id);
    expect(meeting.files.keys()).toEqual([first.fileKey]);
    const second = await meeting.send(1, 5);
    expect(meeting.standing()).toEqual([[1, 'sent']]);
    expect(meeting.stored().logoPhotos.find((it) => it.id === first.id)).toMatchObject({ status: 'replaced' });
    expect(await refusal(meeting.send(2, 5))).toBe('PHOTO_SENT_TWICE');
    await meeting.send(2);
    expect(await meeting.decide('released', { photoIds: [second.id] })).toBe('photos-changed');
    expect(await meeting.decide('released', { photoIds: [] })).toBe('photos-changed');
    expect(await meeting.decide('released')).toBe('released');
    expect(await refusal(meeting.send(1, 6))).toBe('PHOTOS_NOT_AWAITED');
    expect(meeting.files.keys()).toHaveLength(3);
  });

  it('is the rider’s own, of a place that is asked for', async () => {
    const meeting = await waiting();
    expect(
      await Promise.all([
        refusal(meeting.send(3)),
        refusal(meeting.send(0)),
        refusal(meeting.send(1, 1, rider(ben))),
        refusal(meeting.send(1, 1, checker)),
        refusal(meeting.send(1, 1, { ...rider(ana), proxyHostId: checker.accountId })),
        refusal(meeting.send(1, 1, rider(ben), 'Ben Ode')),
      ]),
    ).toEqual([
      'PHOTOS_NOT_AWAITED',
      'PHOTOS_NOT_AWAITED',
      'NOT_FOUND',
      'NOT_FOUND',
      'PROXY_FORBIDDEN',
      'PHOTOS_NOT_AWAITED',
    ]);
    expect(meeting.files.keys()).toEqual([]);
  });

  it('is seen by its rider and administrators, and each view of an administrator is recorded', async () => {
    const meeting = await waiting();
    const { id } = await meeting.send(1);
    expect([(await meeting.view(id)).file, (await meeting.view(id, checker)).photo.id]).toEqual([png(1), id]);
    for (const actor of [rider(ben), meeting.promoter, anActor({ type: 'dealer', subjectId: ana })])
      expect(await refusal(meeting.view(id, actor))).toBe('NOT_FOUND');
    expect(await refusal(meeting.view(anId('n0ne')))).toBe('NOT_FOUND');
    expect(meeting.stored().audit.filter((one) => one.action === 'view-logo-photo')).toHaveLength(1);
  });

  it('is one of as many as a person may send in a day', async () => {
    const meeting = await waiting({ uploadsPerDay: 3 });
    for (const n of [1, 2, 3]) await meeting.send(1, n);
    expect([await refusal(meeting.send(1, 4)), meeting.files.keys().length]).toEqual(['TOO_MANY_UPLOADS', 3]);
  });
});

describe('who decides', () => {
  const sent = async (rules: Partial<Program> = {}) => {
    const meeting = await waiting(rules);
    await meeting.send(1);
    await meeting.send(2);
    return meeting;
  };

  it('is not who entered the results, nor who made the event, nor the rider or the promoter', async () => {
    const meeting = await sent();
    expect(await meeting.decide('released', { actor: meeting.admin })).toBe('entered-by-you');
    await meeting.uow.run((tx) =>
      tx.audit.append({
        id: anId('aud1t', 1),
        at: '2025-06-01T10:00:00.000Z',
        actorId: checker.accountId,
        proxyHostId: null,
        action: 'decide-paying',
        objectType: 'event',
        objectId: meeting.event.id,
        detail: {},
      }),
    );
    meeting.alter(({ accounts }) => ({
      accounts: [...accounts, { ...anAccount(), id: checker.accountId }],
    }));
    expect(await meeting.decide('released')).toBe('made-by-you');
    for (const actor of [rider(ana), meeting.promoter, { ...checker, proxyHostId: anId('acc', 9) }])
      expect(await refusal(meeting.decide('released', { actor }))).toBe('NOT_FOUND');
    expect(meeting.held()[0]).toBe(0);
  });

  it('is one person where approvals are only recorded, and never nobody', async () => {
    const meeting = await sent({ approvals: 'recorded' });
    meeting.on('2025-09-01');
    const release = releaseHeld({ ...meeting.ports });
    expect([await release(), meeting.held()[0]]).toEqual([0, 0]);
    expect(await meeting.decide('released', { actor: meeting.admin })).toBe('released');
    expect(meeting.stored().audit.some((it) => it.action === 'done-alone')).toBe(true);
  });

  it('needs the photos also to pay what was refused', async () => {
    const meeting = await waiting();
    expect([await meeting.decide('refused'), meeting.check()?.state]).toEqual(['refused', 'refused']);
    expect(await meeting.decide('released')).toBe('photos-missing');
    expect(await refusal(meeting.send(1))).toBe('PHOTOS_NOT_AWAITED');
  });
});

describe('photos that are refused', () => {
  it('are sent again, with the reason, for some days more', async () => {
    const meeting = await waiting();
    const one = await meeting.send(1);
    const two = await meeting.send(2);
    meeting.on('2025-07-09');
    expect(await meeting.again([one.id])).toEqual({ by: '2025-07-16' });
    expect(meeting.mails().at(-1)).toMatchObject({
      kind: 'photos-again',
      to: ana,
      photos: 1,
      by: '2025-07-16',
      reason: 'Too dark',
    });
    expect([await refusal(meeting.again([one.id])), await refusal(meeting.again([]))]).toEqual([
      'PHOTOS_CHANGED',
      'PHOTOS_NOT_AWAITED',
    ]);
    expect([await refusal(meeting.again([two.id], { reason: ' ' })), await meeting.decide('released')]).toEqual([
      'REASON_MISSING',
      'photos-missing',
    ]);
    // the refused picture is not sent again
    expect(await refusal(meeting.send(1))).toBe('PHOTO_SENT_TWICE');
    meeting.on('2025-07-16');
    await meeting.send(1, 9);
    expect(await meeting.decide('released')).toBe('released');
  });

  it('are an administrator’s to refuse, not in proxy mode, and of that result', async () => {
    const meeting = await waiting();
    const { id } = await meeting.send(1);
    for (const actor of [rider(ana), meeting.promoter, { ...checker, proxyHostId: anId('acc', 9) }])
      expect(await refusal(meeting.again([id], { actor }))).toBe('NOT_FOUND');
    expect(await refusal(meeting.again([anId('n0ne')]))).toBe('PHOTOS_CHANGED');
  });
});

describe('after the last day', () => {
  it('an award without all photos is refused, and none is taken any more', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    meeting.on('2025-07-10');
    expect(await meeting.lapse()).toBe(0);
    meeting.on('2025-07-11');
    expect(await refusal(meeting.send(2))).toBe('PHOTOS_TOO_LATE');
    expect([await meeting.lapse(), await meeting.lapse()]).toEqual([1, 0]);
    expect(meeting.resultOf('Ana Ruiz').verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'CHECK_REFUSED', detail: { reason: null, photos: 2 } }],
    });
    expect(meeting.mails().at(-1)).toMatchObject({ kind: 'photos-lapsed', to: ana, amount: 30_000 });
    expect(meeting.failures).toEqual([]);
  });

  it('an administrator gives more time', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    meeting.on('2025-07-11');
    await meeting.lapse();
    meeting.on('2025-07-20');
    expect(await meeting.again([], { reason: 'Was in hospital' })).toEqual({ by: '2025-08-19' });
    expect([meeting.check(), meeting.stored().checkDecisions]).toMatchObject([{ state: 'held' }, []]);
    expect(meeting.mails().slice(-1)).toMatchObject([{ kind: 'photos-again', photos: 1, by: '2025-08-19' }]);
    await meeting.send(2);
    expect(await meeting.decide('released')).toBe('released');
    expect(meeting.held()[0]).toBe(30_000);
  });

  it('an award that a person refused is looked at again, without asking the rider for what is there', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    await meeting.send(2);
    await meeting.decide('refused');
    await meeting.again([]);
    expect([meeting.check()?.state, meeting.mails().map((it) => it.kind)]).toEqual(['held', ['photos-asked']]);
    expect(await meeting.decide('released')).toBe('released');
  });

  it('what was sent in time waits for a person', async () => {
    const meeting = await waiting();
    await meeting.send(1);
    await meeting.send(2);
    meeting.on('2025-12-01');
    expect([await meeting.lapse(), await meeting.decide('released')]).toEqual([0, 'released']);
  });

  it('an event that fails does not stop the others', async () => {
    const meeting = await waiting();
    meeting.on('2025-07-11');
    const reported: string[] = [];
    const lapse = lapseLogoPhotos({
      ...meeting.ports,
      uow: {
        run: (work) =>
          meeting.uow.run((tx) =>
            work({ ...tx, checks: { ...tx.checks, decide: () => Promise.reject(new Error('down')) } }),
          ),
      },
      report: (eventId) => void reported.push(eventId),
    });
    expect([await lapse(), reported, meeting.check()?.state]).toEqual([0, [meeting.event.id], 'held']);
  });
});

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
