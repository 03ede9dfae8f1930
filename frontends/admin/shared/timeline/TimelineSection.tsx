import { lazyPart, Section } from '@rrr/kit/desk';
import type { Asked } from './Entries.js';
import { useTimelineWords } from './words/use-words.js';

const Timeline = lazyPart(() => import('./Timeline.js').then((loaded) => loaded.Timeline));

/** The timeline on a page without tabs. */
export const TimelineSection = (of: { type: Asked['type']; id: string }) => {
  const t = useTimelineWords();
  return (
    <Section title={t('title')}>
      <Timeline {...of} />
    </Section>
  );
};
