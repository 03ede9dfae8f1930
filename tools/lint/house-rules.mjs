// Rules of this house that the linter does not bring: .oxlintrc.json says where each holds.

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

export default {
  meta: { name: 'house' },
  rules: { 'max-length': maxLength, 'no-time-of-its-own': noTimeOfItsOwn },
};
