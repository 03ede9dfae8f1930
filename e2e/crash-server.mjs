// The compiled server, made to die. A request with the header `die-at: n` halts at its n-th step; when as many as `die-together` (1) have halted,
// the process kills itself. Between two statements nothing outside of the process changes, so the steps are: before every statement to the
// database, after a commit that nobody was told of yet, and after the answer. An answer says in `steps` how many its request had.
import { AsyncLocalStorage } from 'node:async_hooks';

const built = (name) => import(new URL(`../dist/app/${name}.js`, import.meta.url).href);
const [{ readConfig }, { makeContainer }, { startServer }, { SERVICES }] = await Promise.all(['config', 'container', 'server', 'services'].map(built));

const asked = new AsyncLocalStorage();
let halted = 0;

const step = async () => {
  const ask = asked.getStore();
  if (!ask) return;
  ask.steps += 1;
  if (ask.steps !== ask.dieAt) return;
  halted += 1;
  if (halted === ask.dieTogether) process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};

/** SQLite is asked through knex alone. */
const stepBeforeKnex = ({ constructor: { prototype } }) => {
  const { query } = prototype;
  prototype.query = async function (...statement) {
    await step();
    return await query.apply(this, statement);
  };
};

/** MariaDB is asked through knex and past it, always by these two of the driver. What prepares a new connection belongs to no request. */
const stepBeforeDriver = async (client) => {
  const connection = await client.acquireConnection();
  let driver = connection;
  while (!Object.hasOwn(driver, 'execute')) driver = Object.getPrototypeOf(driver);
  for (const how of ['query', 'execute']) {
    const send = driver[how];
    driver[how] = function (statement, ...rest) {
      const sent = () => void send.call(this, statement, ...rest);
      if (/^SET SESSION/.test(statement.sql ?? statement)) sent();
      else void step().then(sent);
    };
  }
  await client.releaseConnection(connection);
};

const stepAfterCommit = (uow) => ({
  run: async (work) => {
    const done = await uow.run(work);
    await step();
    return done;
  },
});

const stepAfterAnswer = (app) => (req, res) => {
  const dieAt = Number(req.headers['die-at'] ?? Number.NaN);
  if (Number.isNaN(dieAt)) return app(req, res);
  const ask = { steps: 0, dieAt, dieTogether: Number(req.headers['die-together'] ?? 1) };
  const { end } = res;
  res.end = (...content) => {
    res.setHeader('steps', ask.steps + 1);
    return end.apply(res, content);
  };
  res.once('finish', () => void asked.run(ask, step));
  asked.run(ask, () => app(req, res));
};

const config = readConfig(process.env);
const container = makeContainer(config);
const { kind, write } = container.get(SERVICES.database);
if (kind === 'mysql') await stepBeforeDriver(write.client);
else stepBeforeKnex(write.client);
const wrap = (id, wrapped) => {
  const part = wrapped(container.get(id));
  container.rebind(id).toConstantValue(part);
};
wrap(SERVICES.uow, stepAfterCommit);
wrap(SERVICES.http, stepAfterAnswer);
const { port } = await startServer(config, () => undefined, container);
process.send({ port });
process.once('disconnect', () => process.exit());
