import { approving, cashingOut, sending } from './crash-acts.js';
import { askingExpiry, askingOverpaid } from './crash-asks.js';
import { describeActs } from './crash-each-step.js';

describeActs([cashingOut, sending, approving, askingExpiry, askingOverpaid]);
