// Which folder may import which. Each is a rule with a name; the reason is in its comment and in
// docs/adr/0001-domain-core-without-a-framework.md.
const only = (name, comment, from, notTo, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...extra },
  to: notTo,
});
const tests = '\\.test\\.tsx?$|/testing/|^tests/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no first thing to understand.',
      from: {},
      to: { circular: true },
    },
    only(
      'records-are-data',
      'The tables of fields import nothing: the server and the screens are made from them.',
      '^records/',
      { pathNot: '^records/' },
      { pathNot: tests },
    ),
    only(
      'core-is-alone',
      'The domain imports the tables of fields and nothing else outside itself: no package, no Node module.',
      '^core/',
      { pathNot: '^(core|records)/' },
      { pathNot: tests },
    ),
    only(
      'core-through-the-front-door',
      'One core module uses another through its index.ts.',
      '^core/([^/]+)/',
      {
        path: '^core/([^/]+)/',
        pathNot: '^core/$1/|^core/[^/]+/index\\.ts$',
      },
      { pathNot: '^core/testing/|' + '\\.test\\.ts$' },
    ),
    only(
      'testing-stays-in-tests',
      'Fakes and builders are for tests.',
      '^(core|contract|adapters|seed|app|frontends)/',
      { path: '^core/testing/' },
      { pathNot: tests },
    ),
    only('http-knows-no-sql', 'The edge talks to use cases, never to the database.', '^adapters/http/', {
      path: 'node_modules/(knex|mysql2|libsql)/',
    }),
    only('persistence-knows-no-http', 'Stores serve the core, not requests.', '^adapters/persistence/', {
      path: 'node_modules/express/',
    }),
    only('adapters-are-strangers', 'Adapters meet only in app/.', '^adapters/([^/]+)/', {
      path: '^adapters/',
      pathNot: '^adapters/$1/',
    }),
    only(
      'contract-is-data',
      'The contract is zod and the tables of fields, nothing else.',
      '^contract/',
      { pathNot: '^(contract|records)/|node_modules/zod/' },
      { pathNot: tests },
    ),
    only('frontends-see-the-contract', 'A frontend knows the API, not what is behind it.', '^frontends/', {
      path: '^(core|adapters|seed|app|tests)/',
    }),
    only('frontends-are-strangers', 'Remotes share only the kit.', '^frontends/([^/]+)/', {
      path: '^frontends/',
      pathNot: '^frontends/($1|kit)/',
    }),
    only(
      'admin-features-are-strangers',
      'A feature of the administrators uses no other; what several share is in frontends/admin/shared.',
      '^frontends/admin/features/([^/]+)/',
      { path: '^frontends/admin/features/', pathNot: '^frontends/admin/features/$1/' },
    ),
    only(
      'admin-shared-knows-no-feature',
      'What features share stands below them.',
      '^frontends/admin/(shared|pieces)/',
      { path: '^frontends/admin/features/' },
    ),
    only('shell-has-no-antd', 'antd travels with each remote, never with the shell.', '^frontends/(shell|kit/base)/', {
      path: 'node_modules/(antd|@ant-design)/|^frontends/kit/desk/',
    }),
    only('wiring-is-in-app', 'Only app/ knows the container.', '^(core|contract|adapters|seed|frontends)/', {
      path: 'node_modules/(inversify|reflect-metadata)/',
    }),
    only('nothing-imports-app', 'Only tests import app/.', '^(core|contract|adapters|seed|frontends)/', {
      path: '^app/',
    }),
    only(
      'nothing-imports-tests',
      'tests/ is for tests.',
      '^(core|contract|adapters|seed|app|frontends)/',
      {
        path: '^tests/',
      },
      { pathNot: tests },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules|dist' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['rrr-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
