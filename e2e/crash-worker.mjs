// The compiled program (crash-bundle.mjs) without its server, for one act that dies at a step:
// node crash-worker.mjs <act> <its command as JSON> <step, 0 for none>
import { inSteps, stepAfterCommit, stepBeforeStatements } from './crash-steps.mjs';

const { persistence, crypto, program, events, ledger, merging, payouts, results } = await import(
  new URL('../var/crash/parts.js', import.meta.url).href
);
const { defaultProgram } = program;
const database = persistence.openDatabase({ url: process.env.DATABASE_URL });
await stepBeforeStatements(database);
const uow = persistence.sqlUnitOfWork(database, {
  timeZone: defaultProgram.timeZone,
  makes: persistence.makesOf(defaultProgram),
});
const ports = {
  uow: stepAfterCommit(uow),
  clock: crypto.systemClock,
  ids: crypto.ulids(),
  digest: crypto.sha256,
  program: defaultProgram,
};

const ACTS = {
  // a merge of a rider with money waits for another administrator where approvals are required
  merge: (command) => merging.mergeRiders({ ...ports, program: { ...defaultProgram, approvals: 'recorded' } })(command),
  cancel: (command) => events.cancelEvent({ ...ports, settle: results.settleEvent(ports) })(command),
  expire: () => ledger.expireCredit(ports)(),
  approve: (command) => ledger.decideAdjustment(ports)(command),
  'cash-out': (command) => payouts.cashOut(ports)(command),
  'mark-sent': (command) => payouts.markSent(ports)(command),
  'ask-expiry': (command) => payouts.expireCash(ports)(command),
  'ask-overpaid': (command) => results.dismissOverpaid(ports)(command),
};
const [, , act, command, dieAt] = process.argv;
const ask = { steps: 0, dieAt: Number(dieAt), dieTogether: 1 };
const answer = await inSteps(ask, () => ACTS[act](JSON.parse(command)));
await database.close();
process.stdout.write(JSON.stringify({ steps: ask.steps, answer }));
