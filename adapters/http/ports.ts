import type { DealerQueries } from '@rrr/core/dealers';
import type { EventQueries } from '@rrr/core/events';
import type { endProxy, SessionQueries, signIn, signOut, startProxy } from '@rrr/core/identity';
import type { SheetReader } from '@rrr/core/imports';
import type { LedgerQueries } from '@rrr/core/ledger';
import type { Program } from '@rrr/core/program';
import type { redeemCredit, RedemptionQueries, undoRedemption } from '@rrr/core/redemption';
import type { ReportQueries } from '@rrr/core/reports';
import type { EarningQueries, ResultQueries, submitClassResults } from '@rrr/core/results';
import type { RiderQueries } from '@rrr/core/riders';
import type { Clock } from '@rrr/core/shared';
import type { SessionTokens } from './kernel/session-token.js';

/** What screens read by. */
export interface Queries {
  readonly people: SessionQueries;
  readonly riders: RiderQueries;
  readonly ledger: LedgerQueries;
  readonly redemptions: RedemptionQueries;
  readonly events: EventQueries;
  readonly results: ResultQueries;
  readonly earnings: EarningQueries;
  readonly dealers: DealerQueries;
  readonly reports: ReportQueries;
}

/** What can be done. */
export interface UseCases {
  readonly signIn: ReturnType<typeof signIn>;
  readonly signOut: ReturnType<typeof signOut>;
  readonly startProxy: ReturnType<typeof startProxy>;
  readonly endProxy: ReturnType<typeof endProxy>;
  readonly redeemCredit: ReturnType<typeof redeemCredit>;
  readonly undoRedemption: ReturnType<typeof undoRedemption>;
  readonly submitClassResults: ReturnType<typeof submitClassResults>;
}

/** What the handlers of every module work with. */
export interface HttpPorts {
  readonly queries: Queries;
  readonly useCases: UseCases;
  readonly sheets: SheetReader;
  readonly clock: Clock;
  readonly program: Program;
  readonly tokens: SessionTokens;
  /** payments go to a sandbox */
  readonly sandbox: boolean;
}
