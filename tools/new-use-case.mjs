// First draft of a use case and its test:  npm run new:use-case -- redemption refund-dealer
import { existsSync, writeFileSync } from 'node:fs';

const [module, name] = process.argv.slice(2);
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!kebab.test(module ?? '') || !kebab.test(name ?? '')) {
  process.stderr.write(
    'Usage: npm run new:use-case -- <module> <verb-object>   (kebab-case, for example: redemption refund-dealer)\n',
  );
  process.exit(1);
}
const camel = name.replace(/-./g, (it) => it[1].toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const folder = `core/${module}`;
if (!existsSync(folder)) {
  process.stderr.write(`Unknown module ${folder}. Modules are the folders in core/.\n`);
  process.exit(1);
}
const write = (path, text) => {
  if (existsSync(path)) throw new Error(`${path} already exists`);
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
};

write(
  `${folder}/${name}.ts`,
  `import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import type { Clock, Ids, UnitOfWork } from '../shared/index.js';

export interface ${pascal} {
  readonly actor: Actor;
}

/**
 * What it does, in one sentence, with the section of docs/requirements.md or docs/domain.md it comes from.
 * @throws the refusals by name
 */
export const ${camel} =
  ({ uow, clock, ids }: { readonly uow: UnitOfWork<'audit'>; readonly clock: Clock; readonly ids: Ids }) =>
  (cmd: ${pascal}): Promise<void> =>
    uow.run(async (tx) => {
      await tx.audit.append({ id: ids.next(), at: clock.now(), ...by(cmd.actor), action: ` +
    `'${name}', objectType: '${module}', objectId: cmd.actor.subjectId, detail: {} });
    });
`,
);
write(
  `${folder}/${name}.test.ts`,
  `import { describe, expect, test } from '@jest/globals';
import { anActor, fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { ${camel} } from './${name}.js';

describe('${name.replaceAll('-', ' ')}', () => {
  test('is recorded with who did it', async () => {
    const { uow, stored } = fakeUnitOfWork();
    await ${camel}({ uow, clock: fixedClock(), ids: sequentialIds() })({ actor: anActor() });
    expect(stored().audit.map((it) => it.action)).toEqual(['${name}']);
  });
});
`,
);
process.stdout.write(`
Next:
  export it from ${folder}/index.ts
  list new refusals in core/errors.ts (the compiler then requires a status, a test requires two texts)
  describe the call in contract/, add a policy in core/access/policies.ts and a handler in adapters/http
  bind it in app/container.ts
`);
