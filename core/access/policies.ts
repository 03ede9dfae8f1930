import type { Actor, UserType } from './actor.js';

interface OpenToUnverified {
  readonly types: readonly UserType[];
}

type Rule = 'anyone' | readonly UserType[] | OpenToUnverified;

/**
 * Adds accounts with an unverified e-mail to the given types: they may only see and correct their own enrolment and
 * verify the address (domain.md §13, ADR 22). Admins in proxy mode count as verified.
 */
const alsoUnverified = (...types: readonly UserType[]): OpenToUnverified => ({ types });

/**
 * Which account types may make a call (requirements §6, domain.md §10). Use cases check ownership of the object and
 * answer NOT_FOUND to others. A policy requires a verified account unless it says `alsoUnverified`.
 */
const POLICIES = {
  public: 'anyone',
  'session:own': alsoUnverified('rider', 'dealer', 'promoter', 'admin'),
  'session:leave': alsoUnverified('rider', 'dealer', 'promoter', 'admin'),
  'factor:own': alsoUnverified('rider', 'dealer', 'promoter', 'admin'),
  'token:own': ['promoter', 'admin'],
  'login:rider': ['rider'],
  'login:dealer': ['dealer'],
  'login:promoter': ['promoter'],
  'login:admin': ['admin'],
  'proxy:start': ['admin'],
  'rider:search': ['dealer', 'admin'],
  'rider:see': alsoUnverified('rider', 'dealer', 'admin'),
  'rider:money': ['rider', 'admin'],
  'rider:lean': ['dealer', 'promoter', 'admin'],
  'rider:edit': alsoUnverified('rider', 'admin'),
  'rider:own': ['rider'],
  'privacy:own': ['rider'],
  'rider:find-by-code': ['dealer'],
  'counter:code': ['dealer'],
  'rider:manage': ['admin'],
  'record:find': ['admin'],
  'bike:keep': ['rider', 'admin'],
  'bike:mend': alsoUnverified('rider', 'admin'),
  'vin:manage': ['admin'],
  'dealer:see': ['rider', 'dealer', 'admin'],
  'dealer:edit': ['dealer', 'admin'],
  'dealer:manage': ['admin'],
  'wallet:redeem': ['dealer', 'admin', 'rider'],
  'redemption:see': ['dealer', 'admin', 'rider'],
  'redemption:mail': ['dealer', 'admin', 'rider'],
  'redemption:undo': ['dealer', 'admin'],
  'payout:see': ['rider', 'admin'],
  'payout:change': ['rider', 'admin'],
  'payout:claim': ['rider'],
  'payout:manage': ['admin'],
  'refund:see': ['dealer', 'admin'],
  'refund:manage': ['admin'],
  'promoter:own': ['promoter', 'admin'],
  'promoter:manage': ['admin'],
  'admin:manage': ['admin'],
  'contact:manage': ['admin'],
  'mail:manage': ['admin'],
  'webhook:manage': ['promoter', 'admin'],
  'audit:see': ['admin'],
  'system:see': ['admin'],
  'results:write': ['promoter', 'admin'],
  'results:manage': ['admin'],
  'import:manage': ['admin'],
  'approval:ask': ['promoter', 'admin'],
  'approval:decide': ['admin'],
  'event:list': ['rider', 'dealer', 'promoter', 'admin'],
  'event:manage': ['admin'],
  'event:own': ['promoter'],
  'event:write': ['promoter', 'admin'],
  'series:manage': ['admin'],
  'series:own': ['promoter'],
  'category:manage': ['admin'],
  'season:manage': ['admin'],
  'notice:manage': ['admin'],
  'claim:add': ['rider'],
  'claim:see': ['rider', 'admin'],
  'claim:decide': ['admin'],
  'report:see': ['admin'],
  'export:all': ['admin'],
  'document:send': ['rider'],
  'document:see': ['rider', 'admin'],
  'document:decide': ['admin'],
  'photo:send': ['rider'],
  'photo:see': ['rider', 'admin'],
  'timecard:keep': ['admin'],
  'image:own': ['rider', 'dealer', 'promoter', 'admin'],
} as const satisfies Record<string, Rule>;

export type PolicyName = keyof typeof POLICIES;

export const policyNames = Object.keys(POLICIES) as readonly PolicyName[];

/** The account types that a policy admits; `null` admits anyone, signed in or not. */
export const typesOf = (policy: PolicyName): readonly UserType[] | null => {
  const rule: Rule = POLICIES[policy];
  if (rule === 'anyone') return null;
  return 'types' in rule ? rule.types : rule;
};

export const isOpenToUnverified = (policy: PolicyName): boolean => {
  const rule: Rule = POLICIES[policy];
  return rule === 'anyone' || 'types' in rule;
};

export const allows = (policy: PolicyName, actor: Actor | null): boolean => {
  const types = typesOf(policy);
  return types === null || (actor !== null && types.includes(actor.type));
};

/** What an administrator who must set up a second factor can do before: set it up, and log out. */
const BEFORE_FACTOR: ReadonlySet<PolicyName> = new Set(['factor:own', 'session:leave']);

export const isOpenBeforeFactor = (policy: PolicyName): boolean => BEFORE_FACTOR.has(policy);

/**
 * Calls for which an administrator with a second factor must have proved it within the last minutes (domain.md §13):
 * merging, adjusting, paying, approving, releasing, inviting, administrators, acting as another and API tokens. By call, because
 * one policy covers calls that move money and calls that do not. Their previews (`dryRun`) need none.
 */
export const FRESH_FACTOR_CALLS: ReadonlySet<string> = new Set([
  // merging
  'mergeRiders',
  // adjusting
  'adjustWallet',
  'issueSeriesBonus',
  'revokeSeriesBonus',
  'giveStandingsBonuses',
  'expireCash',
  // paying
  'createPayoutClaim',
  'changePayoutClaim',
  'sendPayoutClaims',
  'runCheques',
  'preparePaymentRun',
  'voidCheque',
  'reissueCheque',
  'createOrder',
  'cancelOrder',
  'settleOrder',
  'getRewardLink',
  'openRewardLink',
  'refundDealer',
  'refundDealers',
  'undoRefund',
  'undoRefunds',
  // approving
  'decideApproval',
  'decideHeldAwards',
  // rules that pay everybody
  'submitSeason',
  'withdrawSeason',
  // inviting and administrators
  'addAdmin',
  'inviteAdminAgain',
  'setAdminActive',
  'resetFactor',
  'resetAdminFactor',
  // what leaves the portal by itself
  'addWebhook',
  'editWebhook',
  'setWebhookOn',
  'rotateWebhookSecret',
  'deleteWebhook',
  // acting as another
  'startProxy',
  // what acts without a session, for as long as a year
  'makeApiToken',
]);

/** Those of them that also ask promoters who have a second factor. */
const FRESH_FOR_EVERYBODY: ReadonlySet<string> = new Set(['makeApiToken']);

/** Whether a call needs a fresh second factor of this actor. In proxy mode it was asked for when it began. */
export const needsFreshFactor = (callId: string, actor: Actor | null): boolean =>
  actor !== null && FRESH_FACTOR_CALLS.has(callId) && (actor.type === 'admin' || FRESH_FOR_EVERYBODY.has(callId));
