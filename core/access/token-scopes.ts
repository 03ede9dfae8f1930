import type { UserType } from './actor.js';

/** Names of calls, for each type of account whose tokens may have the scope. */
type Scope = Partial<Readonly<Record<UserType, readonly string[]>>>;

const RACES = ['roleEvents', 'getEvent', 'listSeries', 'getSeries'] as const;
const RESULTS = ['eventResults', 'exportResults', 'listEventImports'] as const;

/**
 * What an API token may call, by scope (ADR 32). A token reaches these calls and no other, whatever
 * the policy of its owner allows; the policy still applies. No scope moves money, changes a purse, decides, or touches
 * people and their logins: results earn only through the same checks, limits and second persons as in the browser.
 */
const SCOPES = {
  /** a promoter's own events and their series; an administrator's token reads all */
  'events:read': { promoter: RACES, admin: [...RACES, 'exportEvents', 'exportSeries'] },
  /** checks and applies files of results */
  'results:write': {
    promoter: [
      'uploadClassResult',
      'uploadAllClassResult',
      'uploadAllFormattedClassResult',
      'getImportProgress',
      'getImportTemplate',
    ],
  },
  /** results with their verdicts, and the files they came from */
  'results:read': { promoter: RESULTS, admin: [...RESULTS, 'unmatchedResults', 'listImports'] },
  /** reports and their exports */
  'reports:read': {
    admin: [
      'getSummary',
      'getSeriesSummary',
      'marketShareMonth',
      'marketShareSeries',
      'reportEarnings',
      'reportRedemptions',
      'reportCashOut',
      'topDealers',
      'exportSummary',
      'exportShareMonth',
      'exportShareSeries',
      'exportRiderEarnings',
      'exportRiderRedemptions',
      'exportCashOut',
      'exportTopDealers',
    ],
  },
} as const satisfies Record<string, Scope>;

export type TokenScope = keyof typeof SCOPES;
export const TOKEN_SCOPES = Object.keys(SCOPES) as readonly TokenScope[];

const callsOf = (scope: TokenScope, type: UserType): readonly string[] => (SCOPES[scope] as Scope)[type] ?? [];

/** The scopes that a token of this type of account may have. */
export const scopesFor = (type: UserType): readonly TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => callsOf(scope, type).length > 0);

/** The scopes by which a token of this type of account may make a call; none for most calls. */
export const scopesOfCall = (callId: string, type: UserType): readonly TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => callsOf(scope, type).includes(callId));

const TYPES: readonly UserType[] = ['promoter', 'admin'];

/** The scopes by which any token may make a call. */
export const anyScopesOfCall = (callId: string): readonly TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => TYPES.some((type) => callsOf(scope, type).includes(callId)));

/** All calls that any token may make. */
export const TOKEN_CALLS: ReadonlySet<string> = new Set(
  TOKEN_SCOPES.flatMap((scope) => TYPES.flatMap((type) => callsOf(scope, type))),
);
