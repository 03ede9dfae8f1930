// Halts work of the compiled program at its n-th step, and kills the process when as many as shall die together have
// halted. Between two statements nothing outside of the process changes, so the steps are: before every statement to
// the database, and after a commit that nobody was told of yet.
import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage();
let halted = 0;

/** `ask`: { steps: 0, dieAt, dieTogether } */
export const inSteps = (ask, work) => asked.run(ask, work);

export const step = async () => {
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

/**
 * MariaDB is asked through knex and past it, always by these two of the driver. What prepares a new connection belongs
 * to no request.
 */
const stepBeforeDriver = async (client) => {
  const connection = await client.acquireConnection();
  // its own two wrap those of the driver in a deadline
  let driver = Object.getPrototypeOf(connection);
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

export const stepBeforeStatements = ({ kind, write }) =>
  kind === 'mysql' ? stepBeforeDriver(write.client) : stepBeforeKnex(write.client);

export const stepAfterCommit = (uow) => ({
  run: async (...work) => {
    const done = await uow.run(...work);
    await step();
    return done;
  },
});
