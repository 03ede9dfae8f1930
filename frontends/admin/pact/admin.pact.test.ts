// One file a consumer: two workers that write one pact at the same moment lose each other's interactions.
import './events.js';
import './redemptions.js';
import './riders.js';
