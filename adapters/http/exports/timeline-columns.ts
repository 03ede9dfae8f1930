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
  [['at', 'zone'], 17, (it, as) => as.moment(it.at)],
  ['type', 18, (it) => ACT_WORDS[reader.locale].kinds[it.kind]],
  ['happened', 60, (it) => plainText(tellEntry(it, reader, brand))],
  ['reason', 40, (it) => (it.what === 'act' ? whyOf(it.act) : null)],
  ['by', 28, (it) => (it.what === 'act' ? login(it.act.actor) : null)],
  ['onBehalf', 28, (it) => (it.what === 'act' ? login(it.act.proxyHost) : null)],
];
