import { describe, expect, it } from '@jest/globals';
import { anActor } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { refusal } from '../testing/index.js';
import { ana, ASKED, ben, checker, NAMES, png, races, rider, waiting } from './testing/photo-meeting.js';

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
