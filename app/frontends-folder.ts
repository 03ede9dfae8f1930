import { fileURLToPath } from 'node:url';

const builtAt = new URL(import.meta.url.endsWith('.ts') ? '../dist/frontends/' : '../frontends/', import.meta.url);

/** The folder of the built frontends, when run from source or from dist. */
export const frontendsFolder = fileURLToPath(builtAt);
