import { approving, cashingOut, sending } from './crash-acts.js';
import { askingExpiry, askingOverpaid } from './crash-asks.js';
import { describeActs } from './crash-each-step.js';

describeActs([cashingOut, sending]);
// on both databases in `npm run test:full`
describeActs([approving, askingExpiry, askingOverpaid], process.env['TEST_FULL'] === '1' ? undefined : ['mysql']);
