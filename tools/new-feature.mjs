// First draft of a screen with its route, words, test and contract test:
//   npm run new:feature -- rider my-series --list --call listSeries
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadContract } from './new-feature/contract.mjs';
import { detailScreen } from './new-feature/detail.mjs';
import { addAddress, addNavItem, addNavWord, addPact, addRoute, addWords } from './new-feature/edits.mjs';
import { listScreen } from './new-feature/list.mjs';
import { pactSource } from './new-feature/parts.mjs';
import { exampleOf } from './new-feature/schema.mjs';

const REMOTES = ['admin', 'rider', 'dealer', 'promoter'];
const USAGE = `Usage: npm run new:feature -- <${REMOTES.join('|')}> <kebab-case-name> --list|--detail --call <operationId>
For example: npm run new:feature -- rider my-series --list --call listSeries
Operations are listed at /api/docs of a running server.`;
const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { list: { type: 'boolean' }, detail: { type: 'boolean' }, call: { type: 'string' } },
    });
  } catch {
    return fail(USAGE);
  }
};
const {
  positionals: [remote, name],
  values: { list, detail, call },
} = read();
if (!REMOTES.includes(remote) || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || Boolean(list) === Boolean(detail) || !call)
  fail(USAGE);

const folder = `frontends/${remote}/features/${name}`;
if (existsSync(folder)) fail(`${folder} exists already`);
const { contract, json } = await loadContract();
const endpoint = contract[call];
if (endpoint?.id !== call) fail(`The contract has no call ${call}`);
if (endpoint.method !== 'GET') fail(`${call} is a ${endpoint.method}; a screen is drawn from a GET`);

const camel = name.replace(/-./g, (it) => it[1].toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const draft = () => {
  const given = { remote, name, camel, pascal, call, endpoint, json, contract };
  const screen = list ? listScreen(given) : detailScreen(given);
  const answer = exampleOf(screen.answer);
  const read = endpoint.response.safeParse(answer);
  if (!read.success) throw new Error(`No example of ${call} could be made: ${read.error.issues[0]?.path.join('.')}`);
  const pact = { remote, call, example: screen.example, names: screen.names, endpoint, words: name };
  const words = addWords(remote, camel, screen.words).map(([file, text]) => [
    file,
    list ? addNavWord(text, camel, screen.words[file.endsWith('fr.ts') ? 'fr' : 'en'].title) : text,
  ]);
  return [
    [`${folder}/${pascal}Page.tsx`, screen.page],
    [`${folder}/${pascal}Page.test.tsx`, screen.test],
    [
      `${folder}/${name}.api.ts`,
      `import { ${call} } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { use${pascal}Query } = api.injectEndpoints({
  endpoints: (build) => ({ ${camel}: build.query(call(${call})) }),
});
`,
    ],
    [
      `frontends/${remote}/pact/${name}.example.ts`,
      `import type { ${call}, Response } from '@rrr/contract';

export const ${screen.example}: Response<typeof ${call}> = ${JSON.stringify(answer)};
`,
    ],
    [`frontends/${remote}/pact/${name}.ts`, pactSource(pact)],
    addPact(remote, name),
    addRoute(remote, name, pascal, screen.route),
    addAddress(remote, screen.route),
    ...(list ? [addNavItem(remote, name, camel)] : []),
    ...words,
  ];
};

// All refusals come before the first write: a draft is there whole or not at all.
const files = (() => {
  try {
    return draft();
  } catch (error) {
    return fail(error.message);
  }
})();
mkdirSync(folder, { recursive: true });
for (const [file, text] of files) writeFileSync(file, text.trimStart());
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
execFileSync(process.execPath, [prettier, '--write', '--log-level', 'warn', ...files.map(([file]) => file)]);
process.stdout.write(`${files.map(([file]) => file).join('\n')}

Next:
  look at it: npm run dev, then /auth/${remote}/${name}
  the columns and fields that the reader came for, first; delete the others with their words
  the words in both languages; what nobody has translated yet is marked "(à traduire)"
  the state that the contract test stands on, in frontends/${remote}/pact/${name}.ts
  the screen in e2e/screens.ts, so that a browser checks it at each width and in both languages
`);
