import { approving, cashingOut, sending } from './crash-acts.js';
import { describeActs } from './crash-each-step.js';

describeActs([cashingOut, sending, approving]);
