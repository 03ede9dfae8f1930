// Another major version of Node from npm's `node` package, cached in node_modules/.cache.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Installs the newest release of a major version on first use. @returns the path of its executable */
export const otherNode = (major) => {
  if (!/^\d+$/.test(major ?? '')) throw new Error('Say which major version: npm test -- server --node 24');
  const folder = path.resolve(`node_modules/.cache/node-${major}`);
  const program = path.join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', `node@${major}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  process.stdout.write(`Tests run on Node ${execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()}\n`);
  return program;
};
