// Packages that a single command needs are not part of `npm ci`: their folder has a package.json and a lock file of its
// own, and the command installs them on its first run.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './server-build.mjs';

/** Imports a package of `folder`; installs the folder's packages if they are missing or its lock file is newer. */
export const importFrom = async (folder, name) => {
  const at = (file) => path.join(root, folder, file);
  const installed = at('node_modules/.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(at('package-lock.json')).mtimeMs) {
    process.stderr.write(`Installing ${name} in ${folder} (npm ci) …\n`);
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: path.join(root, folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return import(pathToFileURL(createRequire(at('package.json')).resolve(name)).href);
};
