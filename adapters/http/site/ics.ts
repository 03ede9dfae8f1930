/** One all-day entry of a calendar. */
export interface CalendarEntry {
  /** unique in the world and forever */
  readonly uid: string;
  /** raised by every edit */
  readonly sequence: number;
  /** first and last day, YYYY-MM-DD */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly category: string;
  readonly canceled: boolean;
}

export interface Calendar {
  readonly name: string;
  readonly language: string;
  /** when it was written */
  readonly now: string;
  readonly entries: readonly CalendarEntry[];
}

const DAY = 24 * 3_600_000;
const OCTETS = 75;
const basic = (text: string): string => text.replaceAll(/[-:]|\.\d+/g, '');
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/** A TEXT value (RFC 5545, 3.3.11): control characters are dropped, line breaks written as `\n`. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (word) => `\\${word}`)
    .replaceAll('\n', '\\n');

/** Folds a content line after at most 75 octets, never within a character (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const lines: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS) {
      lines.push(part);
      // the space that marks a folded line counts
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += size;
  }
  return [...lines, part].join('\r\n');
};

const entryLines = (entry: CalendarEntry, now: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${basic(now)}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTART;VALUE=DATE:${basic(entry.firstDay)}`,
  // the end is the first day after
  `DTEND;VALUE=DATE:${basic(dayAfter(entry.lastDay))}`,
  `SUMMARY:${text(entry.summary)}`,
  `DESCRIPTION:${text(entry.description)}`,
  `LOCATION:${text(entry.location)}`,
  `CATEGORIES:${text(entry.category)}`,
  `URL:${entry.url}`,
  `STATUS:${entry.canceled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file (RFC 5545). */
export const icsOf = ({ name, language, now, entries }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(name)}//Events//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ]
    .map((value) => `${folded(value)}\r\n`)
    .join('');
