import swc from '@swc/core';
import path from 'node:path';
import { root } from './apps.mjs';
import { contractEndpoints } from './contract-endpoints.mjs';

/**
 * A loader for contract/ in browser builds. A frontend takes types, methods and paths from the contract; the server
 * alone parses, and zod with all schemas is a quarter of a public page. So endpoints keep what a call needs, and every
 * schema becomes `undefined`. An endpoint becomes a plain object with the values that the contract itself has, however
 * it is built; unused ones are dropped by the bundler.
 */

const SILENT = { MemberExpression: 'property', KeyValueProperty: 'key', KeyValuePatternProperty: 'key' };
const names = (node, found = new Set()) => {
  if (Array.isArray(node)) for (const value of node) names(value, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'Identifier') found.add(node.value);
    // `it.name`, `{ name: 1 }` and `const { name: other } = it` speak of no variable called name.
    const silent = SILENT[node.type];
    for (const [part, value] of Object.entries(node))
      if (value && typeof value === 'object' && !(part === silent && value.type === 'Identifier')) names(value, found);
  }
  return found;
};
const literal = (value) => swc.parseSync(`(${JSON.stringify(value)})`, { syntax: 'ecmascript' }).body[0].expression;
const without = (span) => ({ type: 'Identifier', span, ctxt: 0, value: 'undefined', optional: false });

/** `endpoints`: what stays of each, by the name of its export. */
export const withoutSchemas = (source, endpoints) => {
  // Without types first: a type names schemas that its value has nothing to do with.
  const { code } = swc.transformSync(source, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module = swc.parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  const schemas = new Set();
  for (const item of module.body) {
    // texts and languages are no schemas
    if (
      item.type === 'ImportDeclaration' &&
      !/^\.\/(?:endpoint\.js$|words\/)|^@rrr\/records\/languages$/.test(item.source.value)
    )
      for (const specifier of item.specifiers) schemas.add(specifier.local.value);
    const declared = item.type === 'VariableDeclaration' ? item : item.declaration;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const one of declared.declarations) {
      const endpoint = item.type === 'ExportDeclaration' ? endpoints.get(one.id.value) : undefined;
      if (endpoint) {
        one.init = literal(endpoint);
      } else if ([...names(one.init)].some((name) => schemas.has(name))) {
        for (const name of names(one.id)) schemas.add(name);
        // `undefined` has no parts that could be taken
        const empty = { ObjectPattern: {}, ArrayPattern: [] }[one.id.type];
        one.init = empty ? literal(empty) : without(one.span);
      }
    }
  }
  return swc.printSync(module).code;
};

export default function schemasStayHome(source) {
  const done = this.async();
  // an endpoint may be built by a function of another file
  this.addContextDependency(path.join(root, 'contract'));
  contractEndpoints().then((endpoints) => done(null, withoutSchemas(source, endpoints)), done);
}
