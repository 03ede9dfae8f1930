import * as contract from '@rrr/contract';
import type { EmailBrand } from '@rrr/core/outbox';
import type { TimelineAsked, TimelineEntry, TimelinePlace } from '@rrr/core/timeline';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { type ActReader, whyOf } from './act-facts.js';
import type { Part } from './sentence.js';
import { tellEntry } from './tell.js';

export const presentSentence = (parts: readonly Part[]): contract.SentencePart[] =>
  parts.map(({ text, to }) => ({ text, to: to && { type: to.type, _id: to.id } }));

const presentEntry = (entry: TimelineEntry, reader: ActReader, brand: EmailBrand): contract.TimelineEntry => ({
  _id: entry.key,
  at: entry.at,
  kind: entry.kind,
  sentence: presentSentence(tellEntry(entry, reader, brand)),
  why: entry.what === 'act' ? whyOf(entry.act) : null,
  detail: entry.what === 'act' ? entry.act.detail : null,
});

const placeIn = (text: string): TimelinePlace => {
  const at = text.indexOf('_');
  return { at: text.slice(0, at), key: text.slice(at + 1) };
};

/** What is asked for of a timeline, on screen and as a file. */
export const timelineAsked = ({
  type,
  id,
  kind,
  afterDate,
  beforeDate,
}: contract.Parsed<typeof contract.exportTimeline>['query']): Omit<TimelineAsked, 'limit'> => ({
  subject: { type, id },
  ...(kind === undefined ? {} : { kind }),
  ...(afterDate === undefined ? {} : { from: afterDate }),
  ...(beforeDate === undefined ? {} : { to: beforeDate }),
});

export const timelineRoutes = ({ queries: { timeline }, mailing: { brand } }: HttpPorts): readonly Route[] => [
  route(contract.getTimeline, can('audit:see'), async ({ query: { after, limit, ...query }, locale }) => {
    const asked = timelineAsked({ ...query, format: 'csv' });
    const page = await timeline.page({ ...asked, limit, ...(after === undefined ? {} : { after: placeIn(after) }) });
    const reader: ActReader = { locale, subject: asked.subject };
    return {
      entries: page.entries.map((entry) => presentEntry(entry, reader, brand)),
      next: page.next && `${page.next.at}_${page.next.key}`,
    };
  }),
];
