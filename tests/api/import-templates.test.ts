import { describe, expect, test } from '@jest/globals';
import { importScene } from './testing/import-scene.js';
import { upload } from './testing/upload.js';

const { admin, promoter, eventId, seriesId, event } = await importScene();

describe('files to fill in', () => {
  const cases = (['en', 'fr'] as const).flatMap((lang) =>
    (['csv', 'xlsx'] as const).map((format) => [lang, format] as const),
  );
  test.each(cases)('in %s, as %s, are what the importers take', async (lang, format) => {
    const template = async (kind: string) =>
      (await promoter.ask(`/api/import-template/${kind}?lang=${lang}&format=${format}`)).bytes;
    const {
      classes: [first],
    } = await event();
    const results = async (kind: string, path: string, fields: Record<string, string> = {}) =>
      (await upload(admin, `/api/event/${eventId}/${path}`, await template(kind), fields)).json();
    expect(await results('class-results', 'upload-class-result', { classId: first?._id ?? '' })).toMatchObject({
      problems: [],
      rows: [{ number: '021', bike: 'KTM 450 SX-F' }, { resultType: 'DNF' }],
    });
    const classes = JSON.stringify([
      { name: '450 A', classId: first?._id },
      { name: '250 B', classId: null },
    ]);
    for (const [kind, path] of [
      ['event-results', 'upload-all-class-result'],
      ['formatted-results', 'upload-all-formatted-class-result'],
    ] as const)
      expect(await results(kind, path, { classes })).toMatchObject({
        problems: [],
        rows: [{ riderName: 'Robin Vale' }],
        classes: [{ name: '450 A' }, { name: '250 B', leftOut: true }],
      });
    expect(await results('classes', 'upload-class')).toMatchObject({
      problems: [],
      rows: [
        { payoutType: 'dealerCredit' },
        { payoutType: 'cash', payoutPlaces: [{}, { amount: { amount: 50_050 } }] },
      ],
    });
    expect(
      (await upload(admin, `/api/admin/serie/${seriesId}/upload-events`, await template('events'))).json(),
    ).toMatchObject({
      problems: [],
      rows: [
        { startDate: '2025-06-14', paying: true },
        { endDate: '2025-06-29', paying: false },
      ],
    });
    expect((await upload(admin, '/api/vin-patterns/import', await template('vin-patterns'))).json()).toMatchObject({
      problems: [],
      rows: [{ year: 2025 }, { year: 2024 }],
    });
  });

  test('are named, and kept as files', async () => {
    const answer = await admin.ask('/api/import-template/classes?lang=fr');
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      expect.stringMatching(/^text\/csv/),
      expect.stringMatching(/^attachment; filename="classes\.csv"/),
    ]);
  });
});
