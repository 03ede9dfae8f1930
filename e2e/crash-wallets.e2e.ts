import { expiring, merging } from './crash-acts.js';
import { describeActs } from './crash-each-step.js';

describeActs([merging, expiring]);
