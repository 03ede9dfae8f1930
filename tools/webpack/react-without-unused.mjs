import { cutSource } from './cut-source.mjs';
import { NAMES_OF_REACT_DOM, PARTS, VERSION } from './react-parts.mjs';

/** For the browser's half of react-dom: all that is known of a program without the parts. */
const CLIENT = {
  text: PARTS.flatMap(({ text = [] }) => text),
  tags: PARTS.flatMap(({ tags = [] }) => tags),
  ...Object.fromEntries(
    ['functions', 'constants', 'properties'].map((kind) => [
      kind,
      Object.assign({}, ...PARTS.map((part) => part[kind])),
    ]),
  ),
};
/** For what `react-dom` itself exports: each name alone. */
const OWN = {
  text: NAMES_OF_REACT_DOM.map((name) => [
    new RegExp(String.raw`^exports\.${name} = function [\s\S]*?^\};$`, 'gm'),
    '',
    1,
  ]),
};

/** Exports of React that pages cannot use. */
export const UNUSED_NAMES = new Set(PARTS.flatMap(({ names }) => names));

/** A file of react-dom without what no page uses (react-parts.mjs). */
export const withoutUnused = (source) => {
  try {
    if (!source.includes(`exports.version = "${VERSION}";`)) throw new Error(`this is not version ${VERSION}`);
    return cutSource(source, source.includes('exports.createRoot = ') ? CLIENT : OWN);
  } catch (cause) {
    throw new Error(
      `react-dom changed: ${cause.message}. Read which parts it has now, and adapt tools/webpack/react-parts.mjs`,
      { cause },
    );
  }
};

export default function reactWithoutUnused(source) {
  return withoutUnused(source);
}
