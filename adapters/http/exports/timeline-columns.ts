import type { EmailBrand } from '@rrr/core/outbox';
import type { TimelineEntry } from '@rrr/core/timeline';
import { type ActReader, whyOf } from '../timeline/act-facts.js';
import { plainText } from '../timeline/sentence.js';
import { tellEntry } from '../timeline/tell.js';
import { ACT_WORDS } from '../words/acts.js';
import { login } from './columns.js';
import type { Column } from '../sheets/sheet-of.js';

/** A timeline as the screen tells it, in the reader's language. */
export const timelineColumns = (reader: ActReader, brand: EmailBrand): readonly Column<TimelineEntry>[] => [
  [['at', 'zone'], 17, (entry, as) => as.moment(entry.at)],
  ['type', 18, (entry) => ACT_WORDS[reader.locale].kinds[entry.kind]],
  ['happened', 60, (entry) => plainText(tellEntry(entry, reader, brand))],
  ['reason', 40, (entry) => (entry.what === 'act' ? whyOf(entry.act) : null)],
  ['by', 28, (entry) => (entry.what === 'act' ? login(entry.act.actor) : null)],
  ['onBehalf', 28, (entry) => (entry.what === 'act' ? login(entry.act.proxyHost) : null)],
];
