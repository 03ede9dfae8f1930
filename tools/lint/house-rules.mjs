// Rules of this house that the linter does not bring: .oxlintrc.json says where each holds.
import { noLanguageByName } from './no-language-by-name.mjs';

/** What cannot be broken into lines: a regular expression, and the path of a drawing. */
const UNBREAKABLE = /\bd="?M|'M ?\d/;

const maxLength = {
  meta: { type: 'layout', schema: [{ type: 'integer' }] },
  create(context) {
    const most = context.options[0];
    const { sourceCode } = context;
    const withPatterns = new Set();
    return {
      Literal(node) {
        if ('regex' in node) withPatterns.add(node.loc.start.line);
      },
      'Program:exit'() {
        for (const [at, line] of sourceCode.lines.entries())
          if (line.length > most && !withPatterns.has(at + 1) && !UNBREAKABLE.test(line))
            context.report({
              message: `This line has ${line.length} characters. At most ${most}.`,
              loc: { start: { line: at + 1, column: most }, end: { line: at + 1, column: line.length } },
            });
      },
    };
  },
};

const noTimeOfItsOwn = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ message: 'Ask the Clock port for the time.', node });
    },
  }),
};

/** `await screen.findAllByText(…)[0]!` → `findAllByText`; null for what no query of the testing library answers. */
const queryOf = (node) => {
  let at = node;
  for (;;) {
    if (at.type === 'AwaitExpression') at = at.argument;
    else if (at.type === 'ChainExpression' || at.type.startsWith('TS')) at = at.expression;
    else if (at.type === 'MemberExpression' && at.computed) at = at.object;
    else break;
  }
  const name = at.type === 'CallExpression' ? (at.callee.property ?? at.callee).name : undefined;
  return /^(get|find|query)(All)?By[A-Z]/.test(name) ? name : null;
};
const IS_THERE = new Set(['toBeTruthy', 'toBeDefined', 'not.toBeNull', 'not.toBeFalsy', 'not.toBeUndefined']);

/** That an element was found says nothing: hidden ones are found too, and a query throws for one that is missing. */
const visibleElements = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression') return;
      const negated = callee.object.type === 'MemberExpression' && callee.object.property.name === 'not';
      const expected = negated ? callee.object.object : callee.object;
      if (!IS_THERE.has(`${negated ? 'not.' : ''}${callee.property.name}`)) return;
      if (expected.type !== 'CallExpression' || expected.callee.name !== 'expect' || !expected.arguments[0]) return;
      const query = queryOf(expected.arguments[0]);
      if (query !== null)
        context.report({
          message: `${query} finds hidden elements too: expect(…).toBeVisible().`,
          node: callee.property,
        });
    },
  }),
};

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
/** The functions that may call what they are given `it`: in tests, those that are read at one glance. */
const isGlance = (node, file) =>
  /\.(test|e2e)\.tsx?$/.test(file) && FUNCTIONS.has(node?.type) && node.loc.start.line === node.loc.end.line;

/** Each name that a pattern declares: `{ a, b: [c], ...d }` → a, c, d. */
const declaredBy = (pattern) => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => declaredBy(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredBy);
    case 'AssignmentPattern':
      return declaredBy(pattern.left);
    case 'RestElement':
      return declaredBy(pattern.argument);
    default:
      return [];
  }
};

/** A reader of `it.amount` must look up what it is; a reader of `award.amount` knows. */
const nameThings = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = (pattern, node) => {
      for (const name of declaredBy(pattern))
        if (name.name === 'it' && !isGlance(node, context.filename))
          context.report({ message: 'Say what it is: award, row, line.', node: name });
    };
    const checkFunction = (node) => node.params.forEach((param) => check(param, node));
    return {
      ...Object.fromEntries([...FUNCTIONS].map((type) => [type, checkFunction])),
      VariableDeclarator: (node) => check(node.id),
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'max-length': maxLength,
    'no-language-by-name': noLanguageByName,
    'name-things': nameThings,
    'no-time-of-its-own': noTimeOfItsOwn,
    'visible-elements': visibleElements,
  },
};
