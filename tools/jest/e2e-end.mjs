import { rmSync } from 'node:fs';

export default () => rmSync(globalThis.demoFolder, { recursive: true, force: true });
