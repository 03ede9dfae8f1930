// First draft of a screen with its route, words and test:
//   npm run new:feature -- rider my-series --list --call listSeries
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadContract } from './new-feature/contract.mjs';
import { detailScreen } from './new-feature/detail.mjs';
import { addAddress, addNavItem, addNavWord, addRoute, addStates, addWords } from './new-feature/edits.mjs';
import { formScreen } from './new-feature/form.mjs';
import { listScreen } from './new-feature/list.mjs';

const REMOTES = ['admin', 'rider', 'dealer', 'promoter'];
const USAGE = `Usage: npm run new:feature -- <${REMOTES.join('|')}> <kebab-case-name> --list|--detail|--form --call <operationId>
For example: npm run new:feature -- rider my-series --list --call listSeries
A form is drawn from the call that saves it: --form --call editRider --load getRider
Operations are listed at /api/docs of a running server.`;
const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'boolean' },
        detail: { type: 'boolean' },
        form: { type: 'boolean' },
        call: { type: 'string' },
        load: { type: 'string' },
      },
    });
  } catch {
    return fail(USAGE);
  }
};
const {
  positionals: [remote, name],
  values: { call, load, ...kinds },
} = read();
const [kind, ...others] = Object.keys(kinds);
const named = REMOTES.includes(remote) && /^[a-z]+(-[a-z]+)*$/.test(name ?? '');
if (!named || !kind || others.length > 0 || !call || (load && kind !== 'form')) fail(USAGE);

const folder = `frontends/${remote}/features/${name}`;
if (existsSync(folder)) fail(`${folder} exists already`);
const { contract, json } = await loadContract();
const endpoint = contract[call];
if (endpoint?.id !== call) fail(`The contract has no call ${call}`);
if (load && contract[load]?.id !== load) fail(`The contract has no call ${load}`);
if (kind === 'form' && endpoint.method !== 'PUT') fail(`${call} is a ${endpoint.method}; a form is drawn from a PUT`);
if (kind !== 'form' && endpoint.method !== 'GET') fail(`${call} is a ${endpoint.method}; a screen is drawn from a GET`);

const camel = name.replace(/-./g, (it) => it[1].toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const SCREENS = { list: listScreen, detail: detailScreen, form: formScreen };
/** keys of a form's body that the draft leaves out */
let left = [];
const draft = () => {
  const screen = SCREENS[kind]({ remote, name, camel, pascal, call, load, endpoint, json, contract });
  left = screen.left ?? [];
  const read = screen.read?.id ?? call;
  for (const { endpoint: one, answer } of screen.calls) {
    const parsed = one.response.safeParse(answer);
    if (!parsed.success)
      throw new Error(`No example of ${one.id} could be made: ${parsed.error.issues[0]?.path.join('.')}`);
  }
  const words = addWords(remote, camel, screen.words).map(([file, text]) => [
    file,
    screen.nav ? addNavWord(text, camel, screen.words[file.endsWith('fr.ts') ? 'fr' : 'en'].title) : text,
  ]);
  return [
    [`${folder}/${pascal}Page.tsx`, screen.page],
    [`${folder}/${pascal}Page.test.tsx`, screen.test],
    [
      `${folder}/${name}.api.ts`,
      `import { ${read} } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { use${pascal}Query } = api.injectEndpoints({
  endpoints: (build) => ({ ${camel}: build.query(call(${read})) }),
});
`,
    ],
    [
      `frontends/${remote}/pact/${name}.example.ts`,
      `import type { ${screen.calls.map((one) => one.endpoint.id).join(', ')}, Response } from '@rrr/contract';
${screen.calls
  .map((one) => `\nexport const ${one.example}: Response<typeof ${one.endpoint.id}> = ${JSON.stringify(one.answer)};\n`)
  .join('')}`,
    ],
    addStates(
      remote,
      screen.calls.map((one) => one.endpoint.id),
    ),
    addRoute(remote, name, pascal, screen.route),
    addAddress(remote, screen.route),
    ...(screen.nav ? [addNavItem(remote, name, camel)] : []),
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
${left.length > 0 ? `\nLeft out, because no field of a form shows it: ${left.join(', ')}\n` : ''}
Next:
  look at it: npm run dev, then /auth/${remote}/${name}
  the columns and fields that the reader came for, first; delete the others with their words
  the words in both languages; what nobody has translated yet is marked "(à traduire)"
  the states that its calls stand on, in frontends/${remote}/pact/states.ts
  the screen in e2e/screens.ts, so that a browser checks it at each width and in both languages
`);
