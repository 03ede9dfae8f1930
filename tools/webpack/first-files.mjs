import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf as builtFolder, LOCALES } from '../languages/table.mjs';

/** Shared packages that come from the shell; a remote's own copies are loaded by no one (frontends' `shared`). */
const FROM_SHELL = /^react(?:-dom|-router-dom)?(?:\/|$)/;

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The files of a remote that a visitor without a cache waits for: what loads before any page, its first page, and what
 * several pages have in common. Paths below its folder.
 */
const ofBuild = (folder) => {
  const { exposes, shared } = json(path.join(folder, 'mf-manifest.json'));
  const { pages } = json(path.join(folder, 'page-files.json'));
  const before = [...exposes, ...shared.filter(({ name }) => !FROM_SHELL.test(name))].flatMap(
    ({ assets }) => assets.js.sync,
  );
  const byPages = Object.values(pages).flat();
  return [...before, ...(pages[''] ?? []), ...byPages.filter((file, at) => byPages.indexOf(file) !== at)];
};

/** Whether a first visit waits for a file of an app: every script of the shell, some of a remote. */
export const firstFiles = (app, folder) => {
  if (app === 'shell') return (file) => file.endsWith('.js');
  const files = new Set(
    LOCALES.map((locale) => path.join(folder, builtFolder(locale)))
      .filter((build) => existsSync(path.join(build, 'mf-manifest.json')))
      .flatMap((build) => ofBuild(build).map((file) => path.join(build, file))),
  );
  return (file) => files.has(file) || /[\\/]remoteEntry\.[^\\/]*\.js$/.test(file);
};
