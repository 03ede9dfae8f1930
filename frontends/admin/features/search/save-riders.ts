import { exportRiders } from '@rrr/contract';
import { download } from '@rrr/kit/desk';
import type { Locale } from '@rrr/records/languages';

/** Saves the list of riders as a file. */
export const saveRiders = (locale: Locale, texts: { network: string; unexpected: string }): Promise<unknown> =>
  download(exportRiders, { params: { role: 'admin' }, query: { format: 'csv' } }, locale, texts);
