import { useFormats } from '../language/locale-context.js';

export interface DateTextProps {
  /** a calendar date (`YYYY-MM-DD`) or a moment (ISO 8601); missing shows TBD */
  value: string | null | undefined;
  /** for a date `short` is 3/03/2024; for a moment `time` is the time alone */
  style?: 'long' | 'short' | 'time';
}

/** A date or a moment, a moment always in the program's time zone. */
export const DateText = ({ value, style = 'long' }: DateTextProps) => {
  const formats = useFormats();
  const moment = value?.includes('T');
  const text = moment
    ? style === 'time'
      ? formats.time(value)
      : formats.instant(value)
    : style === 'short'
      ? formats.shortDate(value)
      : formats.date(value);
  return value ? <time dateTime={value}>{text}</time> : <span>{text}</span>;
};
