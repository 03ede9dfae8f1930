const STRIKE = /<(?:\w+:)?strike(?:\s+val=["'](?:1|true)["'])?\s*\/>/;
const FONTS = /<(?:\w+:)?fonts\b[^>]*>([\s\S]*?)<\/(?:\w+:)?fonts>/;
const FONT = /<(?:\w+:)?font\s*\/>|<(?:\w+:)?font\b[^>]*>([\s\S]*?)<\/(?:\w+:)?font>/g;
const FORMATS = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/;
const FORMAT = /<(?:\w+:)?xf\b([^>]*)>/g;
const TEXT = /<(?:\w+:)?si\s*\/>|<(?:\w+:)?si>([\s\S]*?)<\/(?:\w+:)?si>/g;
const CELL = /<(?:\w+:)?c\b([^>]*)>(?:\s*<(?:\w+:)?v>(\d+)<\/(?:\w+:)?v>)?/g;

const valueOf = (about: string, name: string): string | undefined =>
  new RegExp(String.raw`(?:^|\s)${name}=["']([^"']*)["']`).exec(about)?.[1];

/** The numbers of cell formats with a struck font. */
const struckFormats = (styles: string): ReadonlySet<string> => {
  const fonts = [...(FONTS.exec(styles)?.[1] ?? '').matchAll(FONT)].map((match) => STRIKE.test(match[1] ?? ''));
  const formats = [...(FORMATS.exec(styles)?.[1] ?? '').matchAll(FORMAT)];
  return new Set(
    formats.flatMap((format, nth) =>
      fonts[Number(valueOf(format[1] ?? '', 'fontId') ?? -1)] === true ? [String(nth)] : [],
    ),
  );
};

/** The rows, from 1, of which a cell with content or a part of its text is struck out, over all worksheets of a workbook. */
export const struckRows = (parts: ReadonlyMap<string, Buffer>): ReadonlySet<number> => {
  const part = (name: string): Buffer => parts.get(name) ?? Buffer.alloc(0);
  const [styles, texts] = [part('xl/styles.xml'), part('xl/sharedStrings.xml')];
  const formats = styles.includes('strike') ? struckFormats(styles.toString('utf8')) : new Set<string>();
  const shared = texts.includes('strike')
    ? new Set(
        [...texts.toString('utf8').matchAll(TEXT)].flatMap((match, nth) =>
          STRIKE.test(match[1] ?? '') ? [String(nth)] : [],
        ),
      )
    : new Set<string>();
  const rows = new Set<number>();
  if (formats.size === 0 && shared.size === 0) return rows;
  for (const [name, sheet] of parts) {
    if (!name.startsWith('xl/worksheets/') || !name.endsWith('.xml')) continue;
    for (const [whole, about = '', value] of sheet.toString('utf8').matchAll(CELL)) {
      const ofText = value !== undefined && valueOf(about, 't') === 's' && shared.has(value);
      if (!ofText && (whole.endsWith('/>') || !formats.has(valueOf(about, 's') ?? ''))) continue;
      const line = /^[A-Z]{1,3}(\d{1,7})$/.exec(valueOf(about, 'r') ?? '')?.[1];
      if (line !== undefined) rows.add(Number(line));
    }
  }
  return rows;
};
