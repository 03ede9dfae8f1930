import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultProgram } from '@rrr/core/program';
import { enrolRider } from '@rrr/core/riders';
import { anId, aRiderRecord, fixedClock, plainDigest, sequentialIds } from '@rrr/core/testing';
import { checkDigit } from '@rrr/core/vin';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sqlUnitOfWork } from './unit-of-work.js';

describe.each(KINDS)('VINs of one network on %s', (kind) => {
  let made: TestDatabase;
  let enrol: ReturnType<typeof enrolRider>;
  beforeAll(async () => {
    made = await newDatabase(kind);
    enrol = enrolRider({
      uow: sqlUnitOfWork(made.db),
      clock: fixedClock(),
      ids: sequentialIds(),
      seals: { seal: () => 'sealed', matches: () => false },
      passwords: { hash: async () => 'hash', verify: async () => ({ right: true, outdated: false }) },
      pins: { seal: () => 'sealed', matches: () => true },
      digest: plainDigest,
      program: defaultProgram,
    });
  });
  afterAll(() => made.drop());

  it('of twelve who enroll at once with VINs of one run none is verified', async () => {
    await putWorld(made.db, {
      vinPatterns: [
        {
          id: anId('pat', 77),
          model: '450 SX-F',
          year: 2025,
          pattern: 'VBKRVN',
          status: 'verified',
          decidedAt: null,
          decidedBy: null,
        },
      ],
    });
    const vinFor = (serial: number): string => {
      const plain = `VBKRVN100SM${String(serial).padStart(6, '0')}`;
      return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
    };
    const twelve = Array.from({ length: 12 }, (_, n) => n + 1);
    await Promise.all(
      twelve.map((n) =>
        enrol({
          email: `straw${n}@example.com`,
          password: 'correct horse 7',
          pin: '0417',
          locale: 'en',
          guardian: null,
          profile: aRiderRecord({ firstName: 'Straw', lastName: `Rider${n}` }),
          bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: vinFor(n * 5_000) },
          from: { network: '198.51.100', device: null },
        }),
      ),
    );
    const bikes = await made.db.read('bikes').where('vin', 'like', 'VBKRVN%').select('vin_status', 'doubt');
    expect(bikes.map(({ vin_status, doubt }) => [vin_status, doubt])).toEqual(twelve.map(() => ['unverified', 'run']));
    const disputes = await made.db.read('vin_disputes').where('reason', 'run').whereNull('settled_at');
    expect([disputes.length, new Set(disputes.map((it) => it.run_id)).size]).toEqual([12, 1]);
  });
});
