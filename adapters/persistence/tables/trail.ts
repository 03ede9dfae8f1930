import type { ActKind, LinkedType } from '@rrr/core/audit';

/** Append-only: triggers refuse UPDATE and DELETE. `sequence` is assigned by the database. `detail` is JSON. */
export interface AuditRow {
  id: string;
  at: string;
  actor_id: string | null;
  proxy_host_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  detail: string;
}

/** A record that an audit record touches. `sequence` and `at` are the audit record's. Append-only. */
export interface AuditLinkRow {
  subject_type: LinkedType;
  subject_id: string;
  at: string;
  sequence: number | string;
  kind: ActKind;
}

/** The hash chain of audit records: each hash covers the record and the previous hash. Append-only. */
export interface AuditChainRow {
  position: number;
  audit_sequence: number;
  hash: string;
  /** keyed digest of position and hash; null: written before there was a key */
  seal: string | null;
}

/** The part of a chain from before there was a key: how many records have no seal, and what they are. Append-only. */
export interface BarePartRow {
  chain: 'audit' | 'ledger';
  records: number;
  digest: string;
  seal: string;
  at: string;
}
