import { rmSync } from 'node:fs';

export default async () => {
  rmSync(globalThis.testFolder, { recursive: true, force: true });
  await globalThis.testMariaDb?.stop();
};
