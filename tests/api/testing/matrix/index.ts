import type { Cells } from './cell.js';
import { files } from './files.js';
import { identity } from './identity.js';
import { exported } from './exports.js';
import { imports } from './imports.js';
import { money } from './money.js';
import { partners } from './partners.js';
import { payouts } from './payouts.js';
import { races } from './races.js';
import { refunds } from './refunds.js';
import { reports } from './reports.js';
import { results } from './results.js';
import { riders } from './riders.js';
import { seasons } from './seasons.js';
import { session } from './session.js';
import { system } from './system.js';
import { vin } from './vin.js';
import { webhooks } from './webhooks.js';

export * from './cell.js';
export { findObjects, type Objects } from './objects.js';
export { heardUnverified } from './unverified.js';

/**
 * Who may do what, written by hand from requirements §6 and domain.md §10, so that an accidental change of a policy
 * fails here. Calls that change data are made so that they are refused after the policy check (for example with an
 * unconfirmed ID, or for a revoked redemption).
 */
export const MATRIX: Cells = {
  ...session,
  ...identity,
  ...races,
  ...seasons,
  ...results,
  ...imports,
  ...riders,
  ...vin,
  ...partners,
  ...money,
  ...payouts,
  ...refunds,
  ...reports,
  ...exported,
  ...files,
  ...system,
  ...webhooks,
};
