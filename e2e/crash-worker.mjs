// The compiled program without its server, for one act that dies at a step:  node crash-worker.mjs <act> <its command
// as JSON> <step, 0 for none>
import { inSteps, stepAfterCommit, stepBeforeStatements } from './crash-steps.mjs';

const built = (path) => import(new URL(`../dist/${path}.js`, import.meta.url).href);
const [{ readConfig }, { makeContainer }, { SERVICES: S }, ledger, merging, payouts] = await Promise.all(
  ['app/config', 'app/container', 'app/services', 'core/ledger/index', 'core/merging/index', 'core/payouts/index'].map(
    built,
  ),
);
const container = makeContainer(readConfig(process.env));
const database = container.get(S.database);
await stepBeforeStatements(database);
const ports = {
  uow: stepAfterCommit(container.get(S.uow)),
  clock: container.get(S.clock),
  ids: container.get(S.ids),
  digest: container.get(S.digest),
  program: container.get(S.program),
};

const ACTS = {
  merge: (command) => merging.mergeRiders(ports)(command),
  expire: () => ledger.expireCredit(ports)(),
  'cash-out': (command) => payouts.cashOut(ports)(command),
  'mark-sent': (command) => payouts.markSent(ports)(command),
};
const [, , act, command, dieAt] = process.argv;
const ask = { steps: 0, dieAt: Number(dieAt), dieTogether: 1 };
const answer = await inSteps(ask, () => ACTS[act](JSON.parse(command)));
await database.close();
process.stdout.write(JSON.stringify({ steps: ask.steps, answer }));
