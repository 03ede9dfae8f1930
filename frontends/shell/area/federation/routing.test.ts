import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const frontends = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const names = (clause: string) =>
  clause
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it && !it.startsWith('type '))
    .map((it) => it.split(' as ')[0]!);

test('what remotes and the kit take from the router is what the shell shares', () => {
  const shared = new Set(
    names(
      /export \{([^}]*)\}/.exec(readFileSync(path.join(frontends, 'shell/area/federation/routing.ts'), 'utf8'))![1]!,
    ),
  );
  const asked = ['kit', 'admin', 'rider', 'dealer', 'promoter'].flatMap((folder) =>
    readdirSync(path.join(frontends, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.|testing\/|alone\/|showcase\//.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(frontends, folder, file), 'utf8');
        return [...text.matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)].flatMap(([, clause]) =>
          names(clause!).map((name) => `${name} (${folder}/${file})`),
        );
      }),
  );
  expect(asked.filter((it) => !shared.has(it.split(' ')[0]!))).toEqual([]);
});
