import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import type { Stores } from '../shared/index.js';
import {
  anActor,
  anId,
  aRiderRecord,
  fakeFiles,
  fakePictures,
  fakeUnitOfWork,
  fixedClock,
  refusal,
  riderRows,
  sequentialIds,
} from '../testing/index.js';
import {
  addTimecard,
  decideDocument,
  type DocumentKind,
  isVerified,
  readTimecard,
  removeTimecard,
  undoDocumentDecision,
  uploadDocument,
  viewDocument,
} from './index.js';

const [ME, OTHER] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor({ accountId: anId('acc0', 2) });
const own = anActor({ type: 'rider', subjectId: ME });
const strangers = [
  anActor({ type: 'rider', subjectId: OTHER }),
  anActor({ type: 'dealer', subjectId: anId('dea0er', 1) }),
  anActor({ type: 'promoter', subjectId: ME }),
];
const png = (more = 0): Uint8Array =>
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(more).fill(7)]);
const jpg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

const house = (deactivated = false) => {
  const clock = fixedClock();
  const files = fakeFiles();
  const db = fakeUnitOfWork(riderRows([aRiderRecord({ id: ME, deactivated }), aRiderRecord({ id: OTHER })]));
  const ports = {
    uow: db.uow,
    files,
    pictures: fakePictures,
    clock,
    ids: sequentialIds(),
    program: { ...defaultProgram, uploadLimitBytes: 100, uploadsPerDay: 13 },
  };
  let minutes = 0;
  return {
    ...db,
    files,
    upload: (file = png(), actor = own, kind: DocumentKind = 'licence', seen: (tx: Stores) => Stores = (tx) => tx) => {
      minutes += 1;
      clock.set(`2025-06-10T18:${String(minutes).padStart(2, '0')}:00.000Z`);
      return uploadDocument({ ...ports, uow: { run: (work) => db.uow.run((tx) => work(seen(tx))) } })({
        actor,
        riderId: ME,
        kind,
        file,
      });
    },
    decide: (documentId: string, to: 'verified' | 'refused', reason: string | null = null, actor = admin) =>
      decideDocument(ports)({ actor, documentId, to, reason }),
    undo: (documentId: string, actor = admin) => undoDocumentDecision(ports)({ actor, documentId }),
    clock,
    view: (documentId: string, actor = own) => viewDocument(ports)({ actor, documentId }),
    addTimecard: (file = png(), actor = admin) =>
      addTimecard(ports)({ actor, riderId: ME, fileName: 'laps.pdf', file }),
    readTimecard: (timecardId: string, actor = admin, riderId = ME) =>
      readTimecard(ports)({ actor, riderId, timecardId }),
    removeTimecard: (timecardId: string, actor = admin, riderId = ME) =>
      removeTimecard(ports)({ actor, riderId, timecardId }),
    verified: async (kind: DocumentKind) => isVerified(await db.uow.run((tx) => tx.documents.standing(ME)), kind),
    acts: () => db.stored().audit.map((it) => it.action),
    emails: () => db.stored().outbox.map((it) => [it.kind, it.recipient.id, it.facts]),
  };
};

describe('a document', () => {
  test('is a PNG or JPG by what is in it, and replaces the earlier one of its kind', async () => {
    const scene = house();
    const first = await scene.upload();
    const second = await scene.upload(jpg);
    const w9 = await scene.upload(png(), admin, 'w9');
    expect([first.contentType, second.contentType, second.keyId]).toEqual(['image/png', 'image/jpeg', 'k1']);
    expect(scene.stored().documents.map((one) => [one.id, one.status])).toEqual([
      [first.id, 'replaced'],
      [second.id, 'uploaded'],
      [w9.id, 'uploaded'],
    ]);
    expect(scene.stored().audit[1]?.detail).toEqual({ riderId: ME, kind: 'licence', bytes: 4, replaces: [first.id] });
  });
  test('that is replaced keeps what was decided about it, at the last moment too', async () => {
    const scene = house();
    const first = await scene.upload();
    const decision = { at: '2025-06-10T18:01:30.000Z', byName: admin.name, refusal: 'Too dark' };
    await scene.upload(jpg, own, 'licence', (tx) => ({
      ...tx,
      documents: {
        ...tx.documents,
        standing: async (riderId) => {
          const standing = await tx.documents.standing(riderId);
          await tx.documents.decide({ id: first.id, status: 'refused', decision });
          return standing;
        },
      },
    }));
    expect(scene.stored().documents[0]).toEqual({ ...first, status: 'replaced', decision });
  });
  test('of another kind or too large is refused, and no file stays', async () => {
    const scene = house();
    expect([
      await refusal(scene.upload(Uint8Array.from([0x25, 0x50, 0x44, 0x46]))),
      await refusal(scene.upload(new Uint8Array())),
      await refusal(scene.upload(png(93))),
    ]).toEqual(['NOT_AN_IMAGE', 'NOT_AN_IMAGE', 'FILE_TOO_LARGE']);
    expect([scene.stored().documents, scene.files.keys()]).toEqual([[], []]);
  });
  test('of another rider cannot be sent, nor by who is deactivated, and no file stays', async () => {
    for (const actor of strangers) expect(await refusal(house().upload(png(), actor))).toBe('NOT_FOUND');
    const scene = house(true);
    expect([await refusal(scene.upload()), scene.files.keys()]).toEqual(['ACCOUNT_DEACTIVATED', []]);
  });
  test('too many of a day are not stored; the next day and an admin’s are', async () => {
    const scene = house();
    for (let sent = 0; sent < 13; sent += 1) await scene.upload(sent % 2 ? jpg : png());
    expect(await refusal(scene.upload())).toBe('TOO_MANY_UPLOADS');
    expect(await scene.upload().catch((failed: unknown) => failed)).toMatchObject({
      detail: { limit: 13, until: '2025-06-11T07:00:00.000Z' },
    });
    expect([(await scene.upload(png(), admin)).status, scene.files.keys().length]).toEqual(['uploaded', 14]);
  });
  test('is verified, or refused with a reason, and the rider is told', async () => {
    const scene = house();
    const { id } = await scene.upload();
    expect([await refusal(scene.decide(id, 'refused')), await refusal(scene.decide(id, 'refused', ' '))]).toEqual([
      'REASON_MISSING',
      'REASON_MISSING',
    ]);
    await scene.decide(id, 'refused', ' Too dark ');
    expect(scene.stored().documents[0]).toMatchObject({
      status: 'refused',
      decision: { byName: admin.name, refusal: 'Too dark' },
    });
    await scene.decide(id, 'verified', 'ignored');
    expect([await scene.verified('licence'), await scene.verified('w9')]).toEqual([true, false]);
    expect(scene.emails()).toEqual([
      ['document-decided', ME, { kind: 'licence', decision: 'refused', reason: 'Too dark' }],
      ['document-decided', ME, { kind: 'licence', decision: 'verified', reason: null }],
    ]);
  });
  test('decided by mistake waits again, and the rider hears nothing of it', async () => {
    const scene = house();
    const uploaded = await scene.upload();
    const { id } = uploaded;
    expect(await refusal(scene.undo(id))).toBe('UNDO_REFUSED');
    await scene.decide(id, 'verified');
    expect(scene.stored().outbox).toMatchObject([{ about: id, notBefore: '2025-06-10T18:01:10.000Z' }]);
    const colleague = anActor({ accountId: anId('acc0', 7) });
    expect([await refusal(scene.undo(id, colleague)), await refusal(scene.undo(id, own))]).toEqual([
      'UNDO_REFUSED',
      'NOT_FOUND',
    ]);
    expect(await scene.undo(id)).toEqual(uploaded);
    expect([scene.emails(), await scene.verified('licence'), scene.acts().at(-1)]).toEqual([
      [],
      false,
      'undo-document-decision',
    ]);
    expect(await refusal(scene.undo(id))).toBe('UNDO_REFUSED');
    // one that has left is corrected
    await scene.decide(id, 'refused', 'Too dark');
    await scene.uow.run((tx) => tx.outbox.sent(scene.stored().outbox[0]?.id ?? '', scene.clock.now()));
    await scene.undo(id);
    expect(scene.emails().at(-1)).toEqual(['decision-undone', ME, { what: 'document', kind: 'licence' }]);
    await scene.decide(id, 'verified');
    scene.clock.set('2025-06-10T19:00:00.000Z');
    expect(await refusal(scene.undo(id))).toBe('UNDO_REFUSED');
  });
  test('decided the same way twice is decided once', async () => {
    const scene = house();
    const { id } = await scene.upload();
    await scene.decide(id, 'verified');
    await scene.decide(id, 'verified');
    expect([scene.emails().length, scene.acts()]).toEqual([1, ['upload-document', 'decide-document']]);
  });
  test('that was replaced is not decided any more, and decisions are an admin’s', async () => {
    const scene = house();
    const [first, second] = [await scene.upload(), await scene.upload()];
    expect([
      await refusal(scene.decide(first.id, 'verified')),
      await refusal(scene.decide(second.id, 'verified', null, own)),
      await refusal(scene.decide(anId('n0ne'), 'verified')),
    ]).toEqual(['DOCUMENT_REPLACED', 'NOT_FOUND', 'NOT_FOUND']);
  });
  test('is shown to its rider and to admins, and each view is recorded', async () => {
    const scene = house();
    const { id } = await scene.upload();
    expect([(await scene.view(id)).file, (await scene.view(id, admin)).document.id]).toEqual([png(), id]);
    for (const actor of strangers) expect(await refusal(scene.view(id, actor))).toBe('NOT_FOUND');
    expect(scene.acts()).toEqual(['upload-document', 'view-document', 'view-document']);
  });
  test('stands at most once of a kind, whatever was sent and decided, and is verified only as the newest', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom<DocumentKind>('licence', 'w9'), fc.constantFrom('none', 'verified', 'refused')),
          { maxLength: 12 },
        ),
        async (acts) => {
          const scene = house();
          const newest = new Map<string, string>();
          for (const [kind, decision] of acts) {
            const { id } = await scene.upload(png(), own, kind);
            if (decision !== 'none') await scene.decide(id, decision as 'verified' | 'refused', 'Why');
            newest.set(kind, decision);
          }
          expect(scene.stored().documents.filter((one) => one.status !== 'replaced').length).toBe(newest.size);
          expect([await scene.verified('licence'), await scene.verified('w9')]).toEqual([
            newest.get('licence') === 'verified',
            newest.get('w9') === 'verified',
          ]);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('timecards are an admin’s to keep, read and remove, and their files go with them', async () => {
  const scene = house();
  expect([
    await refusal(scene.addTimecard(png(), own)),
    await refusal(scene.addTimecard(new Uint8Array())),
    await refusal(scene.addTimecard(png(93))),
  ]).toEqual(['NOT_FOUND', 'FILE_EMPTY', 'FILE_TOO_LARGE']);
  expect([await refusal(scene.addTimecard(Buffer.from('<html>'))), scene.files.keys()]).toEqual(['NOT_A_TIMECARD', []]);
  const pdf = await scene.addTimecard(Buffer.from('%PDF-1.7\n'));
  expect([pdf.contentType, pdf.bytes]).toEqual(['application/pdf', 9]);
  await scene.removeTimecard(pdf.id);
  const { id } = await scene.addTimecard();
  expect([
    await refusal(scene.readTimecard(id, admin, OTHER)),
    await refusal(scene.removeTimecard(id, admin, OTHER)),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect([
    (await scene.readTimecard(id)).file,
    await refusal(scene.readTimecard(id, own)),
    await refusal(scene.removeTimecard(id, own)),
  ]).toEqual([png(), 'NOT_FOUND', 'NOT_FOUND']);
  await scene.removeTimecard(id);
  expect([scene.stored().timecards, scene.files.keys(), scene.acts(), await refusal(scene.removeTimecard(id))]).toEqual(
    [[], [], ['add-timecard', 'remove-timecard', 'add-timecard', 'remove-timecard'], 'NOT_FOUND'],
  );
});
