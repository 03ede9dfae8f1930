import { fileURLToPath } from 'node:url';

const builtAt = new URL(import.meta.url.endsWith('.ts') ? '../dist/frontends/' : '../frontends/', import.meta.url);

/** Where the build leaves the screens, from the source and from dist alike. */
export const frontendsFolder = fileURLToPath(builtAt);
