import type { Asked } from '../browser.js';
import { admins, type Cells, key, LOGIN, NO, NOBODY, NONE } from './cell.js';
import { eventOf } from './races.js';

const RESULTS = 'Pos,Rider,Bike\n1,Nobody Atall,KTM\n';
const CLASSES = 'Class,Payout,Place 1\nMatrix,No payout,10\n';
const EVENTS = 'Title,Start date\nMatrix Round,2030-06-14\n';
const PATTERNS = 'Model,Year,Pattern\nMatrix,2025,VBK*\n';

const upload = (content: string, fields: Readonly<Record<string, string>> = {}): Asked => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ dryRun: 'true', ...fields })) form.set(name, value);
  form.set('file', new Blob([content]), 'rows.csv');
  return { method: 'POST', form };
};

export const imports: Cells = {
  uploadClassResult: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/upload-class-result`,
      upload(RESULTS, { classId: eventOf(objects, of).classId }),
    ],
  },
  uploadAllClassResult: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/upload-all-class-result`, upload(RESULTS)],
  },
  uploadAllFormattedClassResult: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [
      `/api/event/${eventOf(objects, of).id}/upload-all-formatted-class-result`,
      upload(RESULTS),
    ],
  },
  uploadClass: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/upload-class`, upload(CLASSES)],
  },
  uploadSeriesEvents: {
    own: admins('ok'),
    ask: ({ objects }) => [`/api/admin/serie/${objects.series}/upload-events`, upload(EVENTS)],
  },
  uploadOwnSeriesEvents: {
    own: [LOGIN, NO, NO, 'ok', NO],
    other: [LOGIN, NO, NO, NONE, NO],
    ask: ({ objects, of }) => [
      `/api/promoter/serie/${of === 'own' ? objects.series : objects.otherSeries}/upload-events`,
      upload(EVENTS),
    ],
  },
  importSoldVins: { own: admins('ok'), ask: () => ['/api/sold-vins/import', upload('VIN\nVBKMXA435SM000017\n')] },
  importVinPatterns: { own: admins('ok'), ask: () => ['/api/vin-patterns/import', upload(PATTERNS)] },
  listEventImports: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/imports`],
  },
  listImports: { own: admins('ok'), ask: () => ['/api/admin/imports'] },
  // ownership of imports is tested in imports.test.ts
  undoImport: {
    own: [LOGIN, NO, NO, NONE, NONE],
    ask: () => [`/api/imports/${NOBODY}/undo`, { method: 'POST', headers: key(), body: { dryRun: true } }],
  },
  getImportProgress: { own: [LOGIN, NO, NO, NONE, NONE], ask: () => [`/api/import-progress/${NOBODY}`] },
  getImportTemplate: { own: [LOGIN, NO, NO, 'ok', 'ok'], ask: () => ['/api/import-template/classes?format=xlsx'] },
};
