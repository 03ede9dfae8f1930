// The compiled server, made to die. A request with the header `die-at: n` halts at its n-th step; when as many as
// `die-together` (1) have halted, the process kills itself. The steps are those of crash-steps.mjs, and one after the
// answer. An answer says in `steps` how many its request had.
import { inSteps, step, stepAfterCommit, stepBeforeStatements } from './crash-steps.mjs';

const built = (name) => import(new URL(`../dist/app/${name}.js`, import.meta.url).href);
const [{ readConfig }, { makeContainer }, { startServer }, { SERVICES }] = await Promise.all(
  ['config', 'container', 'server', 'services'].map(built),
);

const stepAfterAnswer = (app) => (req, res) => {
  const dieAt = Number(req.headers['die-at'] ?? Number.NaN);
  if (Number.isNaN(dieAt)) return app(req, res);
  const ask = { steps: 0, dieAt, dieTogether: Number(req.headers['die-together'] ?? 1) };
  const { end } = res;
  res.end = (...content) => {
    res.setHeader('steps', ask.steps + 1);
    return end.apply(res, content);
  };
  res.once('finish', () => void inSteps(ask, step));
  inSteps(ask, () => app(req, res));
};

const config = readConfig(process.env);
const container = makeContainer(config);
await stepBeforeStatements(container.get(SERVICES.database));
const wrap = (id, wrapped) => {
  const part = wrapped(container.get(id));
  container.rebind(id).toConstantValue(part);
};
wrap(SERVICES.uow, stepAfterCommit);
wrap(SERVICES.http, stepAfterAnswer);
const { port } = await startServer(config, () => undefined, container);
process.send({ port });
process.once('disconnect', () => process.exit());
