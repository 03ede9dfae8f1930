// A language is a line of records/languages/languages.ts and files of words; other code asks the table, so that one more
// language changes no code.
import { readFileSync } from 'node:fs';

const table = readFileSync(new URL('../../records/languages/languages.ts', import.meta.url), 'utf8');
const CODES = new Set([...table.matchAll(/\bcode: '([\w-]+)'/g)].map(([, code]) => code));
const [first, ...others] = CODES;
const PREFIX = new RegExp(`^/(?:${others.join('|')})(?:$|[/?#])`);
const IN_PATTERN = new RegExp(String.raw`\\/(?:${others.join('|')})(?![\w-])`);
const WORDS = new RegExp(`(?:^|[/-])(?:${others.join('|')})\\.js$`);
const COMPARES = new Set(['==', '===', '!=', '!==']);
const SEARCHES = new Set(['startsWith', 'endsWith', 'includes', 'indexOf']);

const isCode = (node) => node?.type === 'Literal' && CODES.has(node.value);
const areCodes = (nodes) => nodes.length > 1 && nodes.every(isCode);
const keyOf = (property) =>
  property.type !== 'Property' || property.computed ? undefined : (property.key.name ?? property.key.value);

export const noLanguageByName = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const report = (node, message) => context.report({ message, node });
    const byName = (node) => report(node, 'A language by its name: ask records/languages.');
    const words = (node) => {
      if (WORDS.test(node.source?.value ?? ''))
        report(node, 'Words in one language: inEachLanguage of records/languages finds them.');
    };
    return {
      BinaryExpression(node) {
        if (COMPARES.has(node.operator) && (isCode(node.left) || isCode(node.right))) byName(node);
      },
      SwitchCase(node) {
        if (isCode(node.test)) byName(node);
      },
      CallExpression(node) {
        if (SEARCHES.has(node.callee.property?.name) && isCode(node.arguments[0])) byName(node);
      },
      Literal(node) {
        if ('regex' in node ? IN_PATTERN.test(node.regex.pattern) : PREFIX.test(node.value))
          report(node, 'The prefix of a language: inLanguage and bareOfLanguage of records/languages.');
      },
      TemplateElement(node) {
        if (PREFIX.test(node.value.cooked ?? ''))
          report(node, 'The prefix of a language: inLanguage and bareOfLanguage of records/languages.');
      },
      ArrayExpression(node) {
        if (areCodes(node.elements)) report(node, 'A list of languages: LOCALES of records/languages.');
      },
      ObjectExpression(node) {
        const keys = node.properties.map(keyOf);
        if (keys.length > 1 && keys.every((key) => CODES.has(key)))
          report(node, `A table by language: words/${first}.ts and inEachLanguage of records/languages.`);
      },
      TSUnionType(node) {
        if (areCodes(node.types.map((type) => type.literal)))
          report(node, 'A type of languages: Locale of records/languages.');
      },
      ImportDeclaration: words,
      ExportNamedDeclaration: words,
    };
  },
};
