import { refusal } from '../shared/index.js';

export class DeletionNotConfirmed extends refusal('DELETION_NOT_CONFIRMED', 'The typed confirmation is wrong') {}
