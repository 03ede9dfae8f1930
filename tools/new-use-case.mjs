// First draft of a use case, its test and its registration:  npm run new:use-case -- redemption refund-dealer
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const [module, name] = process.argv.slice(2);
const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
const kebab = /^[a-z]+(-[a-z]+)*$/;
if (!kebab.test(module ?? '') || !kebab.test(name ?? ''))
  fail('Usage: npm run new:use-case -- <module> <verb-object>   (kebab-case, for example: redemption refund-dealer)');
const camelOf = (text) => text.replace(/-./g, (it) => it[1].toUpperCase());
const camel = camelOf(name);
const pascal = camel[0].toUpperCase() + camel.slice(1);
const folder = `core/${module}`;
const [index, list, modules] = [`${folder}/index.ts`, `${folder}/use-cases.ts`, 'core/use-cases.ts'];

// All refusals come before the first write: a draft is there whole or not at all.
if (!existsSync(index) || ['shared', 'audit', 'testing'].includes(module))
  fail(`${folder} is no module for use cases. The modules are the folders of core/.`);
const taken = [`${folder}/${name}.ts`, `${folder}/${name}.test.ts`].find((it) => existsSync(it));
if (taken) fail(`${taken} exists already`);

const write = async (path, text) => {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  process.stdout.write(`${path}\n`);
};
const edit = (path, change) => write(path, change(readFileSync(path, 'utf8')));
/** Adds a line where it belongs by the alphabet of what it imports. */
const addLine = (line) => (text) => {
  const from = (it) => /from '(.+)';/.exec(it)?.[1] ?? '';
  const lines = text.split('\n').filter((it) => it !== '');
  const at = lines.findIndex((it) => from(it) > from(line) || from(it) === '');
  return lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n');
};

await write(
  `${folder}/${name}.ts`,
  `import type { Actor } from '${module === 'access' ? './actor.js' : '../access/index.js'}';
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
await write(
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

const isFirst = !existsSync(list);
if (isFirst) writeFileSync(list, '');
await edit(list, addLine(`export { ${camel} } from './${name}.js';`));
await edit(
  index,
  (text) =>
    `${text}export type * from './${name}.js';\n${isFirst ? "export * as useCases from './use-cases.js';\n" : ''}`,
);
if (isFirst) {
  const alias = camelOf(module);
  await edit(modules, (text) =>
    `import * as ${alias} from './${module}/index.js';\n${text}`.replace(/^\] as const;$/m, `  ${alias},\n$&`),
  );
}
process.stdout.write(`
Next:
  name new refusals in core/errors.ts (the compiler then asks for a status and two texts)
  state the call in contract/, give it a policy in core/access/policies.ts and a handler in adapters/http
`);
