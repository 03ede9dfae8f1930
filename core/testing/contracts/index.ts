import type { MakeBackend } from './backend.js';
import { describeIdentityStores } from './identity-contract.js';
import { describeCodeStores } from './code-contract.js';
import { describeImportStore } from './import-contract.js';
import { describeJobStores } from './job-contract.js';
import { describeLimitStores } from './limit-contract.js';
import { describeVinStores } from './vin-contract.js';
import { describeVinPatterns } from './vin-pattern-contract.js';
import { describeMergingStore } from './merging-contract.js';
import { describeMergedAwards } from './merging-awards-contract.js';
import { describeMoneyStores } from './money-contract.js';
import { describeCounterStores } from './counter-contract.js';
import { describeMoneyLimits } from './money-limits-contract.js';
import { describePartnerStores } from './partner-contract.js';
import { describePayoutStores } from './payout-contract.js';
import { describePayoutActs } from './payout-acts-contract.js';
import { describeRaceStores } from './race-contract.js';
import { describeRaceRiders } from './race-riders-contract.js';
import { describeRecordStores } from './record-contract.js';
import { describeRiderStores } from './rider-contract.js';
import { describeSeasonStores } from './season-contract.js';
import { describeUnitOfWork } from './unit-of-work-contract.js';

export type { Backend, MakeBackend } from './backend.js';
export {
  describeIdentityStores,
  describeMoneyStores,
  describeRaceStores,
  describeRecordStores,
  describeSeasonStores,
  describeRiderStores,
  describeUnitOfWork,
};

/** What every implementation of the write stores must pass: the fake, SQLite and MariaDB alike. */
export const describeStores = (make: MakeBackend): void => {
  describeUnitOfWork(make);
  describeIdentityStores(make);
  describeCodeStores(make);
  describeLimitStores(make);
  describePartnerStores(make);
  describeMoneyStores(make);
  describeCounterStores(make);
  describeMoneyLimits(make);
  describeMergingStore(make);
  describeMergedAwards(make);
  describePayoutStores(make);
  describePayoutActs(make);
  describeVinStores(make);
  describeVinPatterns(make);
  describeJobStores(make);
  describeImportStore(make);
  describeRaceStores(make);
  describeRaceRiders(make);
  describeRecordStores(make);
  describeSeasonStores(make);
  describeRiderStores(make);
};
