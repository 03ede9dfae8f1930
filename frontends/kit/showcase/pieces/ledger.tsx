import { Ledger } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { entries } from '../samples.js';

export const ledger = piece('Ledger', 'desk', [[['Entries', 'Écritures'], () => <Ledger entries={entries} />]]);
