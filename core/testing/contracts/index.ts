import type { MakeBackend } from './backend.js';
import { describeIdentityStores } from './identity-contract.js';
import { describeImportStore } from './import-contract.js';
import { describeJobStores } from './job-contract.js';
import { describeLimitStores } from './limit-contract.js';
import { describeVinStores } from './vin-contract.js';
import { describeMergingStore } from './merging-contract.js';
import { describeMoneyStores } from './money-contract.js';
import { describeMoneyLimits } from './money-limits-contract.js';
import { describePartnerStores } from './partner-contract.js';
import { describePayoutStores } from './payout-contract.js';
import { describeRaceStores } from './race-contract.js';
import { describeRecordStores } from './record-contract.js';
import { describeRiderStores } from './rider-contract.js';
import { describeSeasonStores } from './season-contract.js';
import { describeUnitOfWork } from './unit-of-work-contract.js';

export type { MakeBackend } from './backend.js';
/** What every implementation of the write stores must pass: the fake, SQLite and MariaDB alike. */
export const describeStores = (make: MakeBackend): void => {
  describeUnitOfWork(make);
  describeIdentityStores(make);
  describeLimitStores(make);
  describePartnerStores(make);
  describeMoneyStores(make);
  describeMoneyLimits(make);
  describeMergingStore(make);
  describePayoutStores(make);
  describeVinStores(make);
  describeJobStores(make);
  describeImportStore(make);
  describeRaceStores(make);
  describeRecordStores(make);
  describeSeasonStores(make);
  describeRiderStores(make);
};
