import type { PageAsked, PageOf } from '../shared/index.js';
import type { KeptBike, VinStatus } from './bike.js';
import type { VinDispute } from './dispute.js';
import type { VinPattern } from './pattern.js';

/**
 * A rider with their current bikes (requirements §7, VIN report), also a deactivated one. When bikes are asked for by
 * model, year, status or VIN, only those that fit.
 */
export interface VinReportRow {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly country: string;
  readonly deactivated: boolean;
  readonly bikes: readonly KeptBike[];
}

export interface VinReportAsked extends PageAsked {
  /** prefix of any word of the name, of the AMA number, or of a VIN */
  readonly query?: string;
  /** see `isOfModel` */
  readonly model?: string;
  readonly year?: number;
  readonly status?: VinStatus;
  readonly country?: string;
}

export interface PatternSearch extends PageAsked {
  /** prefix of model or pattern */
  readonly query?: string;
  readonly model?: string;
  readonly year?: number;
  readonly pattern?: string;
  readonly status?: VinPattern['status'];
}

export interface DisputeView extends VinDispute {
  readonly heldByName: string;
  readonly claimedByName: string;
  /** of a run: how many of its VINs wait for a decision, up to 10,000 */
  readonly runSize?: number;
}

/** Counts for the VIN pages, each up to 10,000. */
export interface VinCounts {
  /** those that riders have, by status, as the report lists them (`bikes` of core/reports/measures.ts) */
  readonly bikes: Readonly<Record<VinStatus, number>>;
  /** unverified ones of active riders that hold their VIN: what is checked against the patterns */
  readonly waitingBikes: number;
  readonly patterns: Readonly<Record<VinPattern['status'], number>>;
  readonly openDisputes: number;
}

export interface VinQueries {
  report(asked: VinReportAsked): Promise<PageOf<VinReportRow>>;
  patterns(asked: PatternSearch): Promise<PageOf<VinPattern>>;
  /** newest first */
  disputes(asked: PageAsked & { readonly open: boolean }): Promise<PageOf<DisputeView>>;
  counts(): Promise<VinCounts>;
  /** models and years with a verified pattern, newest year first */
  models(limit: number): Promise<readonly { readonly model: string; readonly year: number }[]>;
  /** verified patterns of the years, in no order; at most `limit` */
  verifiedOf(years: readonly number[], limit: number): Promise<readonly VinPattern[]>;
}
