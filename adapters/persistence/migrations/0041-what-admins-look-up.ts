import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/** Indexes of the lists of e-mails and of the audit log, which are read by time. */
export const up = async (knex: Knex): Promise<void> => {
  await changeIndexes(knex, 'outbox', { add: { outbox_listed_index: ['sent_at', 'next_at', 'at', 'id'] }, drop: [] });
  await changeIndexes(knex, 'audit_log', {
    add: {
      audit_log_listed_index: ['at', 'sequence'],
      audit_log_of_action_index: ['action', 'at', 'sequence'],
      audit_log_of_object_index: ['object_type', 'object_id', 'at', 'sequence'],
      audit_log_of_actor_index: ['actor_id', 'at', 'sequence'],
      audit_log_of_proxy_index: ['proxy_host_id', 'at', 'sequence'],
    },
    drop: ['audit_log_object_type_object_id_sequence_index', 'audit_log_actor_id_sequence_index'],
  });
};
