import { describe, expect, it } from '@jest/globals';
import type { Program } from '../program/index.js';
import { anAccount } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { refusal } from '../testing/index.js';
import { lapseLogoPhotos, releaseHeld } from './index.js';
import { ana, checker, rider, waiting } from './testing/photo-meeting.js';

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
