import { attributesOf, isClosed, tagsOf } from './xml-tags.js';

interface Style {
  readonly parent: string | undefined;
  /** undefined: as the parent */
  readonly struck: boolean | undefined;
}
const DEEPEST = 20;

/** Whether a style of an OpenDocument strikes its text out, by its name, from the parts that define styles. */
export const struckStyles = (parts: readonly string[]): ((name: string | undefined) => boolean) => {
  if (!parts.some((part) => part.includes('text-line-through'))) return () => false;
  const styles = new Map<string, Style>();
  for (const part of parts) for (const [name, style] of stylesOf(part)) styles.set(name, style);
  return (name) => {
    let style = styles.get(name ?? '');
    for (let depth = 0; style && depth < DEEPEST; depth += 1) {
      if (style.struck !== undefined) return style.struck;
      style = styles.get(style.parent ?? '');
    }
    return false;
  };
};

function* stylesOf(part: string): Generator<readonly [name: string, style: Style]> {
  let open: { readonly name: string; readonly parent: string | undefined; struck: boolean | undefined } | undefined;
  for (const [whole, end, name, more] of tagsOf(part)) {
    if (name === 'spreadsheet') return;
    if (name === 'text-properties' && open && end !== '/') {
      const about = attributesOf(more);
      const line = about.get('text-line-through-style') ?? about.get('text-line-through-type');
      if (line !== undefined) open.struck = line !== 'none';
    }
    if (name !== 'style') continue;
    if (end === '/') {
      if (open) yield [open.name, open];
      open = undefined;
      continue;
    }
    const about = attributesOf(more);
    const style = { name: about.get('name') ?? '', parent: about.get('parent-style-name'), struck: undefined };
    if (isClosed(whole)) yield [style.name, style];
    else open = style;
  }
}
