import { sealAudit, verifyAudit } from '@rrr/persistence';
import type { Command } from './command.js';

/** Verifies the hash chain of the audit log; exit code 1 when a record was changed, removed or inserted. */
export const verifyAuditCommand: Command = {
  usage: 'audit:verify',
  about: 'check the hash chain of the audit log: no record was changed or removed',
  run: async ({ database, say }) => {
    while ((await sealAudit(database)).more);
    const { checked, unsealed, breaks } = await verifyAudit(database);
    say(`Checked ${checked} records${unsealed > 0 ? `; ${unsealed} were added during the check` : ''}.`);
    for (const it of breaks) say(it);
    if (breaks.length === 0) say('The audit log is intact.');
    return breaks.length === 0 ? 0 : 1;
  },
};
