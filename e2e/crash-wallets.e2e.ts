import { expiring, merging } from './crash-acts.js';
import { canceling } from './crash-cancel.js';
import { describeActs } from './crash-each-step.js';

describeActs([merging, expiring, canceling]);
