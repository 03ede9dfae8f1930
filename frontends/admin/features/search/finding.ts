import type { Formats, HttpClient } from '@rrr/kit/base';
import type { Locale } from '@rrr/records/languages';
import type { useWords } from '../../words/use-words.js';

/** What the finders of the palette need of the page that is open. */
export interface Finding {
  readonly t: ReturnType<typeof useWords>;
  readonly formats: Formats;
  readonly locale: Locale;
  readonly http: HttpClient;
  /** goes to a path below the area */
  readonly open: (to: string) => void;
}
