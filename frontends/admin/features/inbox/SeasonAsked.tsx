import type { Approval } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { SeasonChanges } from '../../shared/seasons/SeasonChanges.js';
import { useInboxWords } from './words/use-words.js';

/** From which day on, and what changes on it, setting by setting. */
export const SeasonAsked = ({ asked }: { asked: NonNullable<Approval['season']> }) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const said = words(`approvals.season.${asked.act}`, { date: formats.date(asked.startDate) });
  return (
    <>
      <p>{said}</p>
      <SeasonChanges change={asked.change} label={said} />
    </>
  );
};
