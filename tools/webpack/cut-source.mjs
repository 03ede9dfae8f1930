import swc from '@swc/core';

/**
 * Takes parts that nothing uses out of a package's source, which has no build without them. A rule says what is known of
 * a program that does not use the part; the minifier then drops what no call can reach:
 *   text        [pattern, replacement, times]: other text, before anything else
 *   functions   by name: another body
 *   constants   by name: the one value that a variable keeps
 *   properties  by name: the one value that is read of any object
 *   tags        values that no object's `tag` has: their comparisons are decided, their cases in a `switch` go
 * A rule that finds nothing throws, so a changed package is read again before it ships.
 */

const SYNTAX = { syntax: 'ecmascript' };
const literal = (text) => swc.parseSync(`(${text})`, SYNTAX).body[0].expression.expression;
const statements = (text) => swc.parseSync(`function body() { ${text} }`, SYNTAX).body[0].body.stmts;
const isObject = (value) => typeof value === 'object' && value !== null;

/** Visits every node, the inner ones first; what `visit` returns takes the node's place. */
const walk = (node, visit) => {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'span' || !isObject(value)) continue;
    walk(value, visit);
    const instead = value.type === undefined ? undefined : visit(value, node, key);
    if (instead) node[key] = instead;
  }
};

const plain = (node) => (node.type === 'ParenthesisExpression' ? plain(node.expression) : node);
const isMember = (node, test) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && test(node.property.value);
const isTag = (node) => isMember(plain(node), (name) => name === 'tag');
const numberOf = (node) => (node?.type === 'NumericLiteral' ? node.value : undefined);
const isAssigned = (parent, key) =>
  (parent.type === 'AssignmentExpression' && key === 'left') || parent.type === 'UpdateExpression';
/** An identifier that is read, and no name of a property, a parameter or a declaration. */
const isRead = (parent, key) =>
  !isAssigned(parent, key) &&
  parent.type !== 'Parameter' &&
  !(key === 'property' && parent.type === 'MemberExpression') &&
  !(key === 'key' && parent.type === 'KeyValueProperty') &&
  !(key === 'id' && parent.type === 'VariableDeclarator');

/** Whether a case ends there and does not go on with the next. */
const ends = (list) => {
  const last = list.at(-1);
  if (last?.type === 'BlockStatement') return ends(last.stmts);
  if (last?.type === 'IfStatement') return last.alternate && ends([last.consequent]) && ends([last.alternate]);
  return /^(?:Return|Break|Throw|Continue)Statement$/.test(last?.type);
};

/** What statements declare by `var`, of which other cases of the same function may make use. */
const declaredIn = (list) => {
  const names = [];
  walk({ list }, (node) => {
    if (node.type === 'VariableDeclaration') names.push(...node.declarations.map(({ id }) => id.value));
  });
  return names;
};

/** The cases without those of `gone`; one that an earlier case goes on with keeps its statements. */
const casesWithout = (cases, gone) => {
  const kept = [];
  const names = [];
  for (const one of cases) {
    const before = kept.at(-1);
    if (!gone(one)) kept.push(one);
    else if (before && !ends(before.consequent)) before.consequent.push(...one.consequent);
    else names.push(...declaredIn(one.consequent));
  }
  if (names.length) kept[0]?.consequent.unshift(...statements(`var ${names.join(', ')}`));
  return kept;
};

/** A parameter of a constant's name is another variable. */
const renameParameters = (ast, constants) =>
  walk(ast, (node) => {
    if (!node.type.startsWith('Function')) return;
    for (const { pat } of node.params ?? [])
      if (Object.hasOwn(constants, pat?.value)) {
        const name = pat.value;
        walk(node, (inner, parent, key) => {
          if (inner.type === 'Identifier' && inner.value === name && key !== 'property') inner.value = `${name}_`;
        });
      }
  });

export const cutSource = (source, { text = [], functions = {}, constants = {}, properties = {}, tags = [] }) => {
  const found = new Set();
  const has = (rules, name) => Object.hasOwn(rules, name) && found.add(name);
  const hasTag = (node) => tags.includes(numberOf(node)) && found.add(`tag ${node.value}`);
  const replaced = text.reduce((code, [pattern, instead, times]) => {
    const seen = code.match(pattern)?.length ?? 0;
    if (seen !== times) throw new Error(`${pattern} was found ${seen} times instead of ${times}`);
    return code.replace(pattern, instead);
  }, source);
  const ast = swc.parseSync(replaced, { ...SYNTAX, isModule: false });
  renameParameters(ast, constants);
  walk(ast, (node, parent, key) => {
    if (node.type === 'FunctionDeclaration' && has(functions, node.identifier.value))
      node.body.stmts = statements(functions[node.identifier.value]);
    if (node.type === 'Identifier' && isRead(parent, key) && has(constants, node.value))
      return literal(constants[node.value]);
    if (node.type === 'AssignmentExpression' && node.operator === '=' && has(constants, node.left.value))
      return node.right;
    if (isMember(node, (name) => Object.hasOwn(properties, name)) && !isAssigned(parent, key)) {
      has(properties, node.property.value);
      return literal(properties[node.property.value]);
    }
    if (node.type === 'SwitchStatement' && isTag(node.discriminant))
      node.cases = casesWithout(node.cases, ({ test }) => hasTag(test));
    if (
      /^[!=]==$/.test(node.operator) &&
      ((isTag(node.left) && hasTag(node.right)) || (isTag(node.right) && hasTag(node.left)))
    )
      return literal(String(node.operator === '!=='));
    return undefined;
  });
  const missed = [
    ...[functions, constants, properties].flatMap(Object.keys),
    ...tags.map((value) => `tag ${value}`),
  ].filter((name) => !found.has(name));
  if (missed.length) throw new Error(`${missed.join(', ')} not found`);
  return swc.printSync(ast).code;
};
