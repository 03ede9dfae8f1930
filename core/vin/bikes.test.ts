import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aRider,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import {
  addBike,
  addPattern,
  checkDigit,
  decideBike,
  decidePattern,
  deletePattern,
  editBike,
  importPatterns,
  modelYearCharacter,
  patternIndex,
  patternMatches,
  readPatterns,
  retireBike,
  settleDispute,
  verifyBikes,
  type VinPattern,
} from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const [RIDER, OTHER] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor();
const rider = anActor({ type: 'rider', subjectId: RIDER });

/** A VIN of a year whose check digit fits. */
const vinFor = (serial: number, year = 2025): string => {
  const plain = `VBKMXA10${'0'}${modelYearCharacter(year)}M${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};
const pattern = (text: string, over: Partial<VinPattern> = {}): VinPattern => ({
  id: anId('pat', text.length * 100 + [...text].filter((it) => it === '*').length),
  model: '450 SX-F',
  year: 2025,
  pattern: text,
  status: 'verified',
  decidedAt: NOW,
  decidedBy: 'Robin Vale',
  ...over,
});
const bike = (serial = 1, over = {}) => ({ year: 2025, make: 'KTM', model: '450 SX-F', vin: vinFor(serial), ...over });

const given = (world: Partial<World> = {}) => {
  const db = fakeUnitOfWork({ riders: [aRider({ id: RIDER, bikes: [] }), aRider({ id: OTHER, bikes: [] })], ...world });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    db,
    add: addBike(ports),
    edit: editBike(ports),
    retire: retireBike(ports),
    decide: decideBike(ports),
    settle: settleDispute(ports),
    verify: verifyBikes(ports),
    ports,
  };
};

describe('a bike in the garage', () => {
  it('waits unverified where no pattern knows it', async () => {
    const { add, db } = given();
    expect(await add({ actor: rider, riderId: RIDER, bike: bike(1, { vin: vinFor(1).toLowerCase() }) })).toMatchObject({
      bike: { vinStatus: 'unverified', vin: vinFor(1), holdsVin: true },
      checkDigitFits: true,
    });
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'add-bike',
      detail: { riderId: RIDER, vin: { before: null, after: '***' } },
    });
  });

  it('is verified at once by a pattern of its model and year, and what waited for it is judged again', async () => {
    const event = anEvent();
    const { add, db } = given({
      vinPatterns: [pattern('VBKMX*')],
      events: [event],
      classes: [aClass()],
      results: [
        {
          id: anId('res0t'),
          classId: aClass().id,
          place: 1,
          type: 'finished',
          riderName: 'Casey',
          number: null,
          hometown: null,
          bike: null,
          email: null,
          amaNumber: null,
          riderId: RIDER,
          verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE', detail: {} }] },
        },
      ],
    });
    expect((await add({ actor: rider, riderId: RIDER, bike: bike() })).bike).toMatchObject({
      vinStatus: 'verified',
      verifiedBy: 'VBKMX*',
      verifiedAt: NOW,
    });
    expect(db.stored().rejudgings).toEqual([{ eventId: event.id, askedAt: NOW }]);
  });

  it('a check digit that does not fit is a warning that holds it at unverified', async () => {
    const { add } = given({ vinPatterns: [pattern('VBK')] });
    const vin = vinFor(1).replace(/^(.{8})./, (_, head: string) => `${head}${vinFor(1).charAt(8) === '1' ? '2' : '1'}`);
    expect(await add({ actor: rider, riderId: RIDER, bike: bike(1, { vin }) })).toMatchObject({
      bike: { vinStatus: 'unverified' },
      checkDigitFits: false,
    });
  });

  it.each([
    ['VIN_NOT_VALID', { vin: 'VBKMXA10XSM00000' }, rider],
    ['VIN_NOT_VALID', { vin: 'VBKMXA10XSMO00001' }, rider],
    ['VIN_YEAR_MISMATCH', { year: 2024 }, rider],
    ['NOT_FOUND', {}, anActor({ type: 'rider', subjectId: OTHER })],
    ['NOT_FOUND', {}, anActor({ type: 'dealer', subjectId: RIDER })],
  ] as const)('%s for %j', async (code, over, actor) => {
    const { add, db } = given();
    await expect(add({ actor, riderId: RIDER, bike: bike(1, over) })).rejects.toMatchObject({ code });
    expect(db.stored().bikes).toEqual([]);
  });

  it('VIN_TAKEN: a second claim of a VIN is refused and listed for the admins, once', async () => {
    const { add, db } = given();
    await add({ actor: admin, riderId: OTHER, bike: bike() });
    for (let n = 0; n < 2; n += 1)
      await expect(add({ actor: rider, riderId: RIDER, bike: bike() })).rejects.toMatchObject({ code: 'VIN_TAKEN' });
    expect(db.stored().vinDisputes).toMatchObject([
      {
        vin: vinFor(1),
        heldBy: OTHER,
        claimedBy: RIDER,
        claimed: { bikeId: null, model: '450 SX-F' },
        settledAt: null,
      },
    ]);
    await expect(add({ actor: admin, riderId: OTHER, bike: bike() })).rejects.toMatchObject({ code: 'VIN_YOURS' });
  });

  it('a claim is settled when the VIN comes to the claimant by itself', async () => {
    const { add, retire, db } = given();
    const { bike: held } = await add({ actor: admin, riderId: OTHER, bike: bike() });
    await add({ actor: rider, riderId: RIDER, bike: bike() }).catch(() => undefined);
    await retire({ actor: admin, bikeId: held.id });
    await add({ actor: rider, riderId: RIDER, bike: bike() });
    expect(db.stored().vinDisputes).toMatchObject([{ claimedBy: RIDER, settledAt: NOW, settledBy: rider.name }]);
  });

  it('edited, it starts over at unverified; the same again changes nothing', async () => {
    const { add, edit, decide, db } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    await decide({ actor: admin, bikeId: kept.id, version: 1, vinStatus: 'verified' });
    const audits = db.stored().audit.length;
    expect((await edit({ actor: rider, bikeId: kept.id, version: 2, bike: bike() })).bike.vinStatus).toBe('verified');
    expect(db.stored().audit).toHaveLength(audits);
    expect(
      (await edit({ actor: rider, bikeId: kept.id, version: 2, bike: bike(1, { model: '350 SX-F' }) })).bike,
    ).toMatchObject({ id: kept.id, version: 3, vinStatus: 'unverified', verifiedBy: null });
    await expect(
      edit({ actor: anActor({ type: 'rider', subjectId: OTHER }), bikeId: kept.id, version: 3, bike: bike(3) }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('edited by two at once, it is what the first made of it: STALE_EDIT to the second, and to who would decide about what they did not see', async () => {
    const { add, edit, decide, db } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    const { bike: edited } = await edit({ actor: rider, bikeId: kept.id, version: kept.version, bike: bike(2) });
    const stale = { code: 'STALE_EDIT', detail: { what: 'bike', version: edited.version } };
    await expect(edit({ actor: admin, bikeId: kept.id, version: kept.version, bike: bike(3) })).rejects.toMatchObject(
      stale,
    );
    await expect(
      decide({ actor: admin, bikeId: kept.id, version: kept.version, vinStatus: 'verified' }),
    ).rejects.toMatchObject(stale);
    expect(db.stored().bikes).toEqual([edited]);
    expect(
      await decide({ actor: admin, bikeId: kept.id, version: edited.version, vinStatus: 'verified' }),
    ).toMatchObject({ vin: vinFor(2), vinStatus: 'verified', version: edited.version + 1 });
  });

  it('sold, it frees its VIN and is gone from the garage', async () => {
    const { add, retire } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    await retire({ actor: rider, bikeId: kept.id });
    await expect(retire({ actor: rider, bikeId: kept.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add({ actor: admin, riderId: OTHER, bike: bike() })).resolves.toMatchObject({
      bike: { holdsVin: true },
    });
  });

  it('is decided about by admins alone, with the state before and after in the audit', async () => {
    const { add, decide, db } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    await expect(decide({ actor: rider, bikeId: kept.id, version: 1, vinStatus: 'verified' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await decide({ actor: admin, bikeId: kept.id, version: 1, vinStatus: 'invalid' })).toMatchObject({
      vinStatus: 'invalid',
      verifiedBy: null,
    });
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'decide-bike',
      detail: { vinStatus: { before: 'unverified', after: 'invalid' } },
    });
  });

  it('BIKE_WITHOUT_VIN: a bike whose VIN another has cannot be verified', async () => {
    const { decide } = given({
      bikes: [
        {
          ...aBike({ vinStatus: 'unverified' }),
          riderId: RIDER,
          holdsVin: false,
          retiredAt: null,
          verifiedAt: null,
          verifiedBy: null,
          createdAt: null,
          version: 1,
        },
      ],
    });
    await expect(decide({ actor: admin, bikeId: aBike().id, version: 1, vinStatus: 'verified' })).rejects.toMatchObject(
      { code: 'BIKE_WITHOUT_VIN' },
    );
  });
});

describe('a dispute', () => {
  const disputed = async () => {
    const all = given({ vinPatterns: [pattern('VBK')] });
    await all.add({ actor: admin, riderId: OTHER, bike: bike() });
    await all.add({ actor: rider, riderId: RIDER, bike: bike() }).catch(() => undefined);
    return { ...all, disputeId: all.db.stored().vinDisputes[0]?.id ?? '' };
  };

  it('moves the VIN: the holder’s bike is retired, the claimant’s is checked like any other', async () => {
    const { settle, db, disputeId } = await disputed();
    await settle({ actor: admin, disputeId, outcome: 'moves' });
    expect(db.stored().bikes.map((it) => [it.riderId, it.holdsVin, it.retiredAt !== null, it.vinStatus])).toEqual([
      [OTHER, false, true, 'verified'],
      [RIDER, true, false, 'verified'],
    ]);
    expect(db.stored().vinDisputes[0]).toMatchObject({ settledAt: NOW, settledBy: admin.name });
    await expect(settle({ actor: admin, disputeId, outcome: 'stays' })).rejects.toMatchObject({
      code: 'DISPUTE_SETTLED',
    });
  });

  it('leaves the VIN where it is, and is for admins alone', async () => {
    const { settle, db, disputeId } = await disputed();
    const before = db.stored().bikes;
    await expect(settle({ actor: rider, disputeId, outcome: 'moves' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await settle({ actor: admin, disputeId, outcome: 'stays' });
    expect(db.stored().bikes).toEqual(before);
    await expect(settle({ actor: admin, disputeId: anId('n0ne'), outcome: 'stays' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('patterns', () => {
  it('are kept in capitals, one of a kind, and verify nothing until they are verified', async () => {
    const { ports, add, db } = given();
    const made = await addPattern(ports)({ actor: admin, model: ' 450 SX-F ', year: 2025, pattern: 'vbkmx*' });
    expect(made).toMatchObject({ pattern: 'VBKMX*', status: 'unverified' });
    await expect(
      addPattern(ports)({ actor: admin, model: '450 sx f', year: 2025, pattern: 'VBKMX*' }),
    ).rejects.toMatchObject({ code: 'PATTERN_EXISTS' });
    for (const it of ['', '*', '***', 'VBKI', 'A'.repeat(18), 'VB K'])
      await expect(addPattern(ports)({ actor: admin, model: 'X', year: 2025, pattern: it })).rejects.toMatchObject({
        code: 'PATTERN_NOT_VALID',
      });
    expect((await add({ actor: rider, riderId: RIDER, bike: bike() })).bike.vinStatus).toBe('unverified');
    await decidePattern(ports)({ actor: admin, patternId: made.id, status: 'verified' });
    expect((await add({ actor: rider, riderId: RIDER, bike: bike(2) })).bike.vinStatus).toBe('verified');
    await decidePattern(ports)({ actor: admin, patternId: made.id, status: 'unverified' });
    expect(db.stored().bikes.map((it) => it.vinStatus)).toEqual(['unverified', 'verified']);
    await deletePattern(ports)({ actor: admin, patternId: made.id });
    await expect(deletePattern(ports)({ actor: admin, patternId: made.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(addPattern(ports)({ actor: rider, model: 'X', year: 2025, pattern: 'VBK' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('the tree answers as all patterns one by one do', () => {
    const character = fc.constantFrom('A', 'B', '1');
    const text = fc
      .array(fc.oneof({ weight: 3, arbitrary: character }, { weight: 1, arbitrary: fc.constant('*') }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((it) => it.join(''));
    const vin = fc.array(character, { minLength: 4, maxLength: 6 }).map((it) => it.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), vin, (texts, it) => {
        const all = texts.map((one, n) => pattern(one, { id: `p${n}` }));
        const found = patternIndex(all).match({ model: '450 sx-f', year: 2025, vin: it });
        expect(found !== undefined).toBe(all.some((one) => patternMatches(one.pattern, it)));
        if (found) expect(patternMatches(found.pattern, it)).toBe(true);
        expect(patternIndex(all).match({ model: '450 SX-F', year: 2024, vin: it })).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('leave a bike at unverified whose VIN is of another model year than the bike', async () => {
    const kept = {
      ...aBike({ year: 2024, vin: vinFor(1, 2025), vinStatus: 'unverified' }),
      riderId: RIDER,
      holdsVin: true,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    };
    const { verify } = given({ bikes: [kept], vinPatterns: [pattern('VBK', { year: 2024 })] });
    expect(await verify({ actor: null })).toEqual({ looked: 1, verified: 0 });
  });

  it('verify all bikes in one pass, a thousand at a time, and only those whose digit fits', async () => {
    const wrong = vinFor(1).charAt(8) === '1' ? '2' : '1';
    const bikes = Array.from({ length: 2_300 }, (_, n) => ({
      ...aBike({
        id: anId('b', n + 1),
        vin:
          n === 7
            ? `${vinFor(8).slice(0, 8)}${vinFor(8).charAt(8) === wrong ? '3' : wrong}${vinFor(8).slice(9)}`
            : vinFor(n + 1),
        vinStatus: 'unverified',
      }),
      riderId: RIDER,
      holdsVin: true,
      retiredAt: null,
      verifiedAt: null,
      verifiedBy: null,
      createdAt: null,
      version: 1,
    }));
    const { verify, db } = given({ bikes, vinPatterns: [pattern('VBKMXA10*SM'), pattern('XXX', { model: 'Other' })] });
    expect(await verify({ actor: admin })).toEqual({ looked: 2_300, verified: 2_299 });
    expect(
      db
        .stored()
        .bikes.filter((it) => it.vinStatus === 'unverified')
        .map((it) => it.id),
    ).toEqual([anId('b', 8)]);
    expect(await verify({ actor: null })).toEqual({ looked: 1, verified: 0 });
    await expect(verify({ actor: rider })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await verify({ actor: admin, patternIds: [] })).toEqual({ looked: 0, verified: 0 });
  });
});

describe('a file of patterns', () => {
  const sheet = (...rows: readonly (readonly string[])[]) => ({
    format: 'csv' as const,
    encoding: 'utf-8',
    rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  });
  const header = ['Year', 'Model', 'VIN Pattern'];

  it('is read under its header, wherever that stands, in either language', () => {
    expect(readPatterns(sheet(['Patterns 2025'], header, ['2025', '450  SX-F', 'vbk*']))).toEqual({
      headerLine: 2,
      rows: [{ line: 3, model: '450 SX-F', year: 2025, pattern: 'VBK*' }],
      problems: [],
    });
    expect(readPatterns(sheet(['Modèle', 'Année', 'Motif'], ['X', '2024', 'VBK'])).rows).toHaveLength(1);
  });

  it('says of each row that cannot be read where, what and why', () => {
    const { problems } = readPatterns(
      sheet(header, ['25', '', '*'], ['2025', 'X', 'VBK'], ['2025', 'x', 'vbk'], ['1901', 'M'.repeat(61), 'VBQ']),
    );
    expect(problems.map((it) => [it.line, it.column, it.value, it.code])).toEqual([
      [2, 'Model', null, 'MODEL_MISSING'],
      [2, 'Year', '25', 'YEAR_NOT_VALID'],
      [2, 'VIN Pattern', '*', 'PATTERN_NOT_VALID'],
      [4, 'VIN Pattern', 'vbk', 'PATTERN_TWICE'],
      [5, 'Model', 'M'.repeat(61), 'TEXT_TOO_LONG'],
      [5, 'Year', '1901', 'YEAR_NOT_VALID'],
      [5, 'VIN Pattern', 'VBQ', 'PATTERN_NOT_VALID'],
    ]);
    expect(readPatterns(sheet(['a', 'b'])).problems).toMatchObject([{ code: 'HEADER_UNKNOWN' }]);
    expect(readPatterns(sheet()).problems).toMatchObject([{ code: 'HEADER_UNKNOWN', line: 1 }]);
    expect(readPatterns(sheet(header)).problems).toMatchObject([{ code: 'NO_ROWS' }]);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 8 }),
        (rows) => void readPatterns(sheet(header, ...rows)),
      ),
    );
  });

  it('is previewed, applied whole or not at all, and the second time adds nothing', async () => {
    const { ports, db } = given();
    const run = (cmd: Omit<Parameters<ReturnType<typeof importPatterns>>[0], 'file'>) =>
      importPatterns(ports)({ ...cmd, file: { name: 'patterns.csv', digest: 'f'.repeat(64) } });
    const read = readPatterns(sheet(header, ['2025', '450 SX-F', 'VBKMX'], ['2024', '450 SX-F', 'VBKMX']));
    const apply = (key: string) => ({ accountId: 'a', key, fingerprint: 'x' });
    expect(await run({ actor: admin, read, apply: null })).toMatchObject({ applied: false, added: 2, known: 0 });
    expect(db.stored().vinPatterns).toEqual([]);
    expect(await run({ actor: admin, read, apply: apply('one') })).toMatchObject({ applied: true, added: 2 });
    expect(await run({ actor: admin, read, apply: apply('two') })).toMatchObject({ added: 0, known: 2 });
    expect(db.stored().audit.map((it) => it.detail)).toMatchObject([{ added: 2, known: 0 }]);
    expect(db.stored().vinPatterns.map((it) => it.status)).toEqual(['unverified', 'unverified']);
    const bad = readPatterns(sheet(header, ['2025', 'X', 'VBK'], ['2025', 'X', '?']));
    await expect(run({ actor: admin, read: bad, apply: apply('three') })).rejects.toMatchObject({
      code: 'PATTERNS_HAVE_PROBLEMS',
      detail: { count: 1 },
    });
    await expect(run({ actor: rider, read, apply: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(db.stored().vinPatterns).toHaveLength(2);
  });
});
