import type { Instant } from '../shared/index.js';

/** `serious`: the administrators also get an e-mail */
export type Severity = 'info' | 'warning' | 'serious';

/** What is worth knowing about attempts and powerful acts (domain.md §13), and how serious each is. */
export const SEVERITY = {
  /** a wrong password, or an e-mail without an account */
  'login-failed': 'info',
  'login-locked': 'warning',
  /** somebody who is logged in could not repeat the password */
  'wrong-password': 'info',
  /** a wrong code from an e-mail */
  'wrong-code': 'info',
  /** a wrong code of an authenticator app, or a wrong recovery code */
  'wrong-factor': 'info',
  /** too many of them: somebody knows the password */
  'factor-locked': 'serious',
  /** an administrator, or the command line, reset somebody's second factor */
  'factor-reset': 'serious',
  'wrong-pin': 'info',
  /** too many wrong PINs: of a rider, at a dealer, or from one person, browser or address */
  'pin-locked': 'serious',
  'wrong-counter-code': 'info',
  'counter-code-locked': 'warning',
  'wrong-rider-code': 'info',
  /** an unknown, wrong, expired or revoked API token */
  'wrong-token': 'info',
  /** an administrator made an API token */
  'token-made': 'serious',
  /** too many requests of one kind */
  'rate-limited': 'warning',
  /** a call that only other types of account may make */
  forbidden: 'warning',
  /** something that only the account holder does */
  'proxy-refused': 'warning',
  /** somebody tried to approve or pay what they asked for, uploaded or decided */
  'second-person-needed': 'warning',
  /** an amount above a limit of the program */
  'limit-reached': 'warning',
  'approval-asked': 'info',
  'approval-approved': 'info',
  'approval-refused': 'info',
  'admin-added': 'serious',
  'admin-on': 'serious',
  'admin-off': 'serious',
  'held-released': 'serious',
  /** of an event that pays */
  'purse-raised': 'serious',
  /** one administrator did what needs two where approvals are required */
  'done-alone': 'serious',
  /** an administrator opened a rider's reward link */
  'link-opened': 'serious',
  /** an address that is told what happens was added or changed, or its secret was */
  'webhook-changed': 'warning',
  /** a check of the audit log or the ledger found a break */
  'history-broken': 'serious',
  /** records of the audit log or ledger without a seal were accepted */
  'history-accepted': 'serious',
} as const satisfies Record<string, Severity>;

export type SecurityKind = keyof typeof SEVERITY;
export const SECURITY_KINDS = Object.keys(SEVERITY) as readonly SecurityKind[];

/** Kinds that an act brings, not an attempt: each object has its own row, however many there are in a minute. */
const OF_ACTS: ReadonlySet<SecurityKind> = new Set([
  'approval-asked',
  'approval-approved',
  'approval-refused',
  'admin-added',
  'admin-on',
  'admin-off',
  'held-released',
  'purse-raised',
  'link-opened',
  'webhook-changed',
  'factor-reset',
  'token-made',
  'done-alone',
  'history-accepted',
]);
export const isOfAct = (kind: SecurityKind): boolean => OF_ACTS.has(kind);

/** Small and without personal data: codes, names of calls, ids, amounts. */
export type SecurityFacts = Readonly<Record<string, string | number>>;

/** One event, or several of the same minute that are alike. */
export interface SecurityEvent {
  readonly id: string;
  /** the first and the last one */
  readonly at: Instant;
  readonly lastAt: Instant;
  readonly kind: SecurityKind;
  readonly severity: Severity;
  readonly count: number;
  /** account of the person; in proxy mode the admin's. null: nobody was logged in, and no account is known */
  readonly accountId: string | null;
  /** network of the client's address: an IPv4 /24 or an IPv6 /48. null: on the command line or by the portal */
  readonly network: string | null;
  /** digest of the browser's id, for a browser that logged in before */
  readonly device: string | null;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly facts: SecurityFacts;
}

/** Something that just happened, not stored yet. */
export interface SecurityNote extends Omit<SecurityEvent, 'id' | 'lastAt' | 'severity'> {
  /** typed by somebody who is not logged in: the account is looked up by it, and it is not stored */
  readonly email?: string | undefined;
}
