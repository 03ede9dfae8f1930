import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

interface Process {
  once(signal: string, listener: () => void): unknown;
  off(signal: string, listener: () => void): unknown;
  exit(code: number): unknown;
}

/** Works in a folder of its own, which holds personal data and is deleted in the end, also when a signal ends the work. */
export const inTemporaryFolder = async <T>(
  name: string,
  work: (folder: string) => Promise<T>,
  own: Process = process,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // at the exit, because there may be several such folders
  const listeners: readonly (readonly [string, () => void])[] = [
    ['exit', remove],
    ...Object.entries(SIGNALS).map(([signal, code]) => [signal, () => void own.exit(code)] as const),
  ];
  for (const [event, listener] of listeners) own.once(event, listener);
  try {
    return await work(folder);
  } finally {
    for (const [event, listener] of listeners) own.off(event, listener);
    remove();
  }
};
