import type { Actor } from '@rrr/core/access';
import type { Form } from './read-form.js';

/** The files with the person who sent them; what an administrator does for somebody is the administrator's. */
export const sentBy = (actor: Actor | null, files: Form['files']): Form['files'] =>
  actor === null
    ? files
    : Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, { ...file, sender: actor.proxyHostId ?? actor.accountId }]),
      );
