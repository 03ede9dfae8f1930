import { AskForResults } from '@rrr/kit/base';
import { piece } from '../piece.js';

const nothing = { send: () => Promise.resolve(), refresh: () => undefined };

export const askForResults = piece('AskForResults', 'base', [
  [['Nobody asked', 'Aucune demande'], () => <AskForResults asked={{ riders: 0, askedAt: null }} {...nothing} />],
  [
    ['Others asked', 'D’autres ont demandé'],
    () => <AskForResults asked={{ riders: 12, askedAt: null }} {...nothing} />,
  ],
  [
    ['Asked', 'Demandé'],
    () => <AskForResults asked={{ riders: 13, askedAt: '2026-03-01T18:00:00.000Z' }} {...nothing} />,
  ],
]);
