import { spawnSync } from 'node:child_process';

const git = (...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/**
 * Where this branch left the main one. On the main branch itself: the newest commit that is a day older than the last
 * one, so that what is about to land is compared with what landed before.
 */
const baseOf = (): string => {
  const head = git('rev-parse', 'HEAD');
  const left = ['origin/main', 'main']
    .map((text) => git('merge-base', 'HEAD', text))
    .find((text) => text && text !== head);
  if (left) return left;
  const day = Number(git('show', '-s', '--format=%ct', 'HEAD')) - 24 * 3600;
  return git('rev-list', '-1', `--before=${day}`, 'HEAD');
};

/** Files that changed since then, uncommitted changes too, as paths from the root; none without a git history. */
export const changedFiles = (): string[] => {
  const base = baseOf();
  return base === '' ? [] : git('diff', '--name-only', base).split('\n').filter(Boolean);
};
