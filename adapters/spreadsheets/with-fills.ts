const CONTENT_TYPES = '[Content_Types].xml';
const STYLES = 'xl/styles.xml';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml';
const FILLS = '<fills><fill/></fills>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/**
 * The parts with a list of fills. The library looks up the fill of every cell, and one that is missing costs it an
 * error for each cell, which takes ten times longer than reading the cell.
 */
export const withFills = (parts: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> => {
  const types = parts.get(CONTENT_TYPES)?.toString('utf8') ?? '';
  const styles = parts.get(STYLES);
  if (styles) {
    const text = styles.toString('utf8');
    if (/<(?:\w+:)?fills[\s>]/.test(text)) return parts;
    const filled = text.replace(/(<(?:\w+:)?styleSheet\b[^>]*[^>/])>/, `$1>${FILLS}`);
    return new Map([...parts, [STYLES, Buffer.from(filled)]]);
  }
  if (types.includes(TYPE) || !types.includes('</Types>') || !parts.has('xl/workbook.xml')) return parts;
  const declared = types.replace('</Types>', `<Override PartName="/${STYLES}" ContentType="${TYPE}"/></Types>`);
  return new Map([
    ...parts,
    [CONTENT_TYPES, Buffer.from(declared)],
    [STYLES, Buffer.from(`<styleSheet xmlns="${MAIN}">${FILLS}</styleSheet>`)],
  ]);
};
