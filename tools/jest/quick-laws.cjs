// Mutation testing asks whether a law breaks, not by which smallest example: no shrinking, so that a broken one is told
// at once.
const fc = require('fast-check');

fc.configureGlobal({ endOnFailure: true });
