import type { Knex } from 'knex';
import { refuseWithoutChecks } from '../checks.js';
import { createPeople } from './people.js';
import { createBikes } from './bikes.js';
import { createAccess } from './access.js';
import { createRaces } from './races.js';
import { createResults } from './results.js';
import { createImports } from './imports.js';
import { createMoney } from './money.js';
import { createPayouts } from './payouts.js';
import { createMessages } from './messages.js';
import { createHistory } from './history.js';
import { createFigures } from './figures.js';
import { createProgram } from './program.js';

/**
 * All tables of version 1.0.0, parents before children. The row types in `tables/` say what each column means. It never
 * changes: a later change of a table is a migration of its own (docs/deploy.md).
 */
export const up = async (knex: Knex): Promise<void> => {
  await refuseWithoutChecks(knex);
  await createPeople(knex);
  await createBikes(knex);
  await createAccess(knex);
  await createRaces(knex);
  await createResults(knex);
  await createImports(knex);
  await createMoney(knex);
  await createPayouts(knex);
  await createMessages(knex);
  await createHistory(knex);
  await createFigures(knex);
  await createProgram(knex);
};
