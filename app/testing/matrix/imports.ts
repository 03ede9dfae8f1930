import type { Asked } from '../browser.js';
import { type Cells, LOGIN, NO, NONE } from './cell.js';
import { eventOf } from './races.js';

const RESULTS = 'Pos,Rider,Bike\n1,Nobody Atall,KTM\n';

const upload = (classId: string): Asked => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('dryRun', 'true');
  form.set('file', new Blob([RESULTS]), 'results.csv');
  return { method: 'POST', form };
};

export const imports: Cells = {
  uploadClassResult: {
    own: [LOGIN, NO, NO, 'ok', 'ok'], other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ objects, of }) => [`/api/event/${eventOf(objects, of).id}/upload-class-result`, upload(eventOf(objects, of).classId)],
  },
};
