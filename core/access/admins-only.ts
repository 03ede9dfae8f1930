import { refusal } from '../shared/index.js';

export class AdminsOnly extends refusal('ADMINS_ONLY', 'Only an admin can change this') {}
