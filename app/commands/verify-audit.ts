import { recordBareParts, sealAudit, verifyAudit } from '@rrr/persistence';
import type { Command } from './command.js';
import { agreed, readAnchors } from './read-anchors.js';

/** Verifies the audit log; exit code 1 when a record was changed, removed or inserted. */
export const verifyAuditCommand: Command = {
  usage: 'audit:verify [--anchors <file>]',
  about:
    'check the audit log: no record was changed or removed; with --anchors also against a file of anchors, such as a log',
  run: async ({ database, seals, clock, say, options }) => {
    const anchors = await readAnchors({ options });
    await recordBareParts(database, seals, clock.now());
    while ((await sealAudit(database, seals)).more);
    const { checked, unsealed, breaks } = await verifyAudit(database, seals, anchors);
    say(`Checked ${checked} records${unsealed > 0 ? `; ${unsealed} were added during the check` : ''}.`);
    for (const violation of breaks) say(violation);
    if (breaks.length > 0) return 1;
    if (anchors.length > 0) say(agreed(anchors));
    say('The audit log is intact.');
    return 0;
  },
};
