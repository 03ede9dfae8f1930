import swc from '@swc/core';

/**
 * A loader for contract/ in browser builds. A frontend takes types, methods and paths from the contract; the server
 * alone parses, and zod with all schemas is a quarter of a public page. So endpoints keep what a call needs, and every
 * schema becomes `undefined`. An endpoint becomes a plain object: a call of `endpoint` might do something, so the unused
 * ones would stay.
 */
const NEEDED = new Set(['id', 'method', 'path', 'files', 'idempotent']);

const names = (node, found = new Set()) => {
  if (Array.isArray(node)) for (const it of node) names(it, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'Identifier') found.add(node.value);
    // `it.name` and `{ name: 1 }` speak of no variable called name.
    const silent = { MemberExpression: 'property', KeyValueProperty: 'key' }[node.type];
    for (const [part, it] of Object.entries(node))
      if (it && typeof it === 'object' && !(part === silent && it.type === 'Identifier')) names(it, found);
  }
  return found;
};
const isEndpoint = (init) => init?.type === 'CallExpression' && init.callee.value === 'endpoint';
const without = (span) => ({ type: 'Identifier', span, ctxt: 0, value: 'undefined', optional: false });

export const withoutSchemas = (source) => {
  // Without types first: a type names schemas that its value has nothing to do with.
  const { code } = swc.transformSync(source, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module = swc.parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  const schemas = new Set();
  for (const item of module.body) {
    // texts are no schemas
    if (item.type === 'ImportDeclaration' && !/^\.\/(?:endpoint\.js$|words\/)/.test(item.source.value))
      for (const it of item.specifiers) schemas.add(it.local.value);
    const declared = item.type === 'VariableDeclaration' ? item : item.declaration;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const one of declared.declarations) {
      if (isEndpoint(one.init)) {
        const [{ expression }] = one.init.arguments;
        expression.properties = expression.properties.filter(({ key }) => NEEDED.has(key?.value));
        one.init = expression;
      } else if ([...names(one.init)].some((it) => schemas.has(it))) {
        schemas.add(one.id.value);
        one.init = without(one.span);
      }
    }
  }
  return swc.printSync(module).code;
};

export default function schemasStayHome(source) {
  return withoutSchemas(source);
}
