import { expect, test } from '@jest/globals';
import { addressOf } from '../images/index.js';
import { aDocument, anId, aRiderRecord, fakeFiles, fakeUnitOfWork, fixedClock, riderRows } from '../testing/index.js';
import { sweepFiles } from './index.js';

const OLD = '2025-06-03T17:59:59.999Z';
const YOUNG = '2025-06-03T18:00:00.000Z';

const house = async (kept: readonly (readonly [key: string, putAt: string])[]) => {
  const document = aDocument({ id: anId('d0c', 1), status: 'replaced' });
  const timecard = {
    id: anId('tcard', 1),
    riderId: anId('rder', 1),
    fileName: 'a.pdf',
    fileKey: `timecards/${anId('tcard', 1)}`,
    contentType: 'application/pdf',
    bytes: 9,
    uploadedAt: YOUNG,
    uploadedBy: 'Robin Vale',
  };
  const db = fakeUnitOfWork({
    ...riderRows([aRiderRecord({ id: anId('rder', 1), profileImage: addressOf(anId('mage', 1)) })]),
    documents: [{ ...document, fileKey: `documents/${document.id}` }],
    timecards: [timecard],
    dealers: [
      {
        id: anId('dea0er', 1),
        name: 'Ridge Motors',
        country: 'US',
        deactivated: false,
        profileImage: addressOf(anId('mage', 2)),
      },
    ],
  });
  const files = fakeFiles();
  for (const [key] of kept) await files.put(key, Buffer.from(key));
  const listed = async function* () {
    for (const [key, putAt] of kept) yield { key, putAt };
  };
  return { files, sweep: sweepFiles({ uow: db.uow, files: { ...files, listed }, clock: fixedClock() }) };
};
const NAMED = [
  `documents/${anId('d0c', 1)}`,
  `timecards/${anId('tcard', 1)}`,
  `portraits/${anId('mage', 1)}`,
  `portraits/${anId('mage', 1)}.small`,
  `portraits/${anId('mage', 2)}`,
];
const LEFT = [
  `documents/${anId('d0c', 2)}`,
  `timecards/${anId('tcard', 2)}`,
  `portraits/${anId('mage', 3)}`,
  `portraits/${anId('mage', 3)}.small`,
];

test('files that no record names are removed after a week, and no others', async () => {
  const young = `documents/${anId('d0c', 3)}`;
  const foreign = ['documents/readme', 'backups/01', `documents/${anId('d0c', 4)}.tmp`];
  const scene = await house([...[...NAMED, ...LEFT, ...foreign].map((key) => [key, OLD] as const), [young, YOUNG]]);
  expect([await scene.sweep(), [...scene.files.keys()].toSorted()]).toEqual([
    4,
    [...NAMED, ...foreign, young].toSorted(),
  ]);
});

test('however many they are', async () => {
  const many = Array.from({ length: 450 }, (_, n) => [`documents/${anId('d0c', n + 10)}`, OLD] as const);
  const scene = await house([...many, [NAMED[0] ?? '', OLD]]);
  expect([await scene.sweep(), scene.files.keys()]).toEqual([450, [NAMED[0]]]);
});

test('nothing at all is nothing to do', async () => expect(await (await house([])).sweep()).toBe(0));
