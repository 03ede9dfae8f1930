import { createHmac } from 'node:crypto';
import type { HistorySeals } from '@rrr/core/shared';

/** Seals by key names: the first seals, all check. */
export const historySeals = (...names: readonly [string, ...string[]]): HistorySeals => {
  const sealBy = (name: string, content: string): string =>
    `${name}:${createHmac('sha256', `the key ${name}`).update(content).digest('hex')}`;
  return {
    seal: (content) => sealBy(names[0], content),
    check: (content, seal) => {
      const name = seal.split(':')[0] ?? '';
      if (!names.includes(name)) return 'unknown-key';
      return sealBy(name, content) === seal ? 'right' : 'wrong';
    },
  };
};
