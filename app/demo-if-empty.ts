import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Container } from 'inversify';
import { type SeededDemo, seedDemo } from '@rrr/seed/demo';
import { SERVICES as S } from './services.js';

export const isEmpty = async (container: Container): Promise<boolean> =>
  !(await container.get(S.database).write('accounts').select('id').first());

/**
 * Fills an empty database with demo data and stores its logins, so that each start can show them. Null without a demo.
 */
export const demoIfEmpty = async (container: Container, say: (text: string) => void): Promise<SeededDemo | null> => {
  const { DEMO, DATA_DIR } = container.get(S.config);
  if (!DEMO) return null;
  const remembered = join(DATA_DIR, 'demo', 'demo.json');
  if (await isEmpty(container)) {
    say('Creating demo data (only once, takes a few seconds)');
    const demo = await seedDemo({
      db: container.get(S.database),
      passwords: container.get(S.passwords),
      pins: container.get(S.pins),
      digest: container.get(S.digest),
      clock: container.get(S.clock),
      program: container.get(S.program),
      seals: container.get(S.codeSeals),
      secrets: container.get(S.secrets),
      totp: container.get(S.totp),
      dataDir: DATA_DIR,
    });
    mkdirSync(join(DATA_DIR, 'demo'), { recursive: true, mode: 0o700 });
    writeFileSync(remembered, JSON.stringify(demo));
  }
  if (!existsSync(remembered)) return null;
  const demo = JSON.parse(readFileSync(remembered, 'utf8')) as SeededDemo;
  return { ...demo, sample: { ...demo.sample, files: demo.sample.files.map((name) => resolve(DATA_DIR, name)) } };
};
