import type { CodePurpose } from '@rrr/core/identity';
import { type Locale } from '@rrr/records/languages';
import type { Flag } from './flag.js';

export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  type: 'rider' | 'dealer' | 'promoter' | 'admin';
  subject_id: string;
  email_verified: Flag;
  deactivated: Flag;
  locale: Locale;
  display_name: string;
}

export interface SessionRow {
  id: string;
  account_id: string;
  created_at: string;
  expires_at: string;
  proxy_type: 'rider' | 'dealer' | 'promoter' | null;
  proxy_subject_id: string | null;
  proxy_account_id: string | null;
  proxy_reason: string | null;
  proxy_return_to: string | null;
  proxy_until: string | null;
  last_seen_at: string | null;
  browser: string | null;
  browser_system: string | null;
  network: string | null;
  factor_at: string | null;
  /** another session took its place */
  replaced_at: string | null;
}

/** The secret of an authenticator app, encrypted. `confirmed_at` null: set-up is not finished. */
export interface SecondFactorRow {
  account_id: string;
  sealed: string;
  created_at: string;
  confirmed_at: string | null;
  last_step: number | string;
  failures: number;
  locked_until: string | null;
}

/** An unused recovery code. `seal` is a keyed digest. */
export interface RecoveryCodeRow {
  account_id: string;
  seal: string;
}

/** The right of a program to act for a login. `digest`: of the secret. `ends_at`: when it expires, or was revoked. */
export interface ApiTokenRow {
  id: string;
  account_id: string;
  owner_type: 'rider' | 'dealer' | 'promoter' | 'admin';
  owner_id: string;
  name: string;
  /** names of scopes, with spaces between */
  scopes: string;
  digest: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  last_network: string | null;
  revoked_at: string | null;
  /** after its end it is listed for a while */
  delete_after: string;
}

/** What a list shows, under a name. `holder`: the login whose view it is, or `shared`. `columns`: a JSON list of keys. */
export interface SavedViewRow {
  id: string;
  holder: string;
  list: string;
  name: string;
  search: string;
  columns: string | null;
  shared_by: string | null;
  at: string;
}

export interface LoginGuardRow {
  email: string;
  failures: number;
  locked_until: string | null;
}

export interface IdempotencyKeyRow {
  account_id: string;
  idem_key: string;
  fingerprint: string;
  answer: string;
  created_at: string;
}

/** `facts` is JSON. `next_at` is null once sent or given up. */
export interface OutboxRow {
  id: string;
  kind: string;
  recipient_type: 'rider' | 'dealer' | 'promoter' | 'admin' | 'account' | 'code' | 'mailbox';
  recipient_id: string;
  at: string;
  facts: string;
  attempts: number;
  next_at: string | null;
  leased_until: string | null;
  sent_at: string | null;
  about: string | null;
}

/** `types`: the chosen ones, between spaces. `off` is null while it is on. */
export interface WebhookRow {
  id: string;
  promoter_id: string | null;
  url: string;
  name: string;
  types: string;
  off: 'owner' | 'failing' | 'gone' | null;
  sealed: string;
  earlier_sealed: string | null;
  earlier_until: string | null;
  failing_since: string | null;
  created_at: string;
  created_by: string;
  version: number;
}

/** `data` is JSON. `next_at` is null once it arrived or was given up. What the newest attempt brought is null before it. */
export interface WebhookDeliveryRow {
  webhook_id: string;
  id: string;
  type: string;
  at: string;
  data: string;
  tries: number;
  next_at: string | null;
  sent_at: string | null;
  tried_at: string | null;
  fault: string | null;
  status: number | null;
  answer: string | null;
  milliseconds: number | null;
}

/** An e-mailed code. `seal` is a keyed digest. `used_at` null: usable until it expires. */
export interface OneTimeCodeRow {
  id: string;
  purpose: CodePurpose;
  account_id: string | null;
  email: string;
  /** the type of record an invitation is for */
  subject_type: 'rider' | 'dealer' | 'promoter' | 'admin' | null;
  subject_id: string | null;
  /** of who is invited */
  name: string | null;
  locale: Locale | null;
  seal: string;
  tries: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A rate limit counter; `bucket` is a digest of call and caller. */
export interface RateLimitRow {
  bucket: string;
  hits: number;
  ends_at: string;
  /** digest of the e-mail whose failed logins it counts */
  about: string | null;
}

/** A browser that logged in to an account before. */
export interface KnownDeviceRow {
  device_id: string;
  account_id: string;
  seen_at: string;
  expires_at: string;
}

/** A single row, written by every activation or deactivation of an administrator. */
export interface AdminRosterRow {
  id: number;
  changes: number;
}

/** A used token, such as a solved captcha. Kept until it would have expired. */
export interface SpentTokenRow {
  token: string;
  ends_at: string;
}

/** Number of uploads per record on the last day with any. */
export interface UploadCountRow {
  subject_id: string;
  day: string;
  files: number;
}

/** A message of the contact form. `delete_after`: null while it is open. */
export interface ContactMessageRow {
  id: string;
  at: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  state: 'open' | 'answered' | 'closed';
  decided_at: string | null;
  decided_by: string | null;
  delete_after: string | null;
}

/** A job that one server runs at a time. `done_through`: the last finished day. `failed_at`: null when the last run was done. */
export interface JobRow {
  name: string;
  leased_until: string | null;
  holder: string | null;
  started_at: string | null;
  finished_at: string | null;
  done_through: string | null;
  failed_at: string | null;
}

/** A notice that a rider's credit expires on a day, sent the given number of days before. */
export interface ExpiryNoticeRow {
  rider_id: string;
  currency: 'USD' | 'CAD' | 'EUR';
  expires_on: string;
  days: number;
  at: string;
}

/** A change that waits for a second person, or did. */
export interface ApprovalRequestRow {
  id: string;
  kind: string;
  object_id: string;
  object_name: string;
  /** JSON, by kind */
  requested: string;
  reason: string | null;
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired';
  version: number | string;
  asked_at: string;
  asked_by: string;
  asked_by_name: string;
  asked_by_type: 'rider' | 'dealer' | 'promoter' | 'admin';
  asked_for: string;
  expires_at: string;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  answer: string | null;
}

/** Attempts and powerful acts; alike ones of a minute are one row, found by `merge_key`. */
export interface SecurityEventRow {
  id: string;
  /** digest of what makes two alike */
  merge_key: string;
  at: string;
  last_at: string;
  kind: string;
  severity: 'info' | 'warning' | 'serious';
  hits: number;
  account_id: string | null;
  network: string | null;
  /** digest of the browser's id */
  device: string | null;
  object_type: string | null;
  object_id: string | null;
  /** JSON */
  facts: string;
  /** when the administrators were told; null: not yet, or not serious */
  told_at: string | null;
  delete_after: string;
}
