import { exportTimeline, type getTimeline, TIMELINE_KINDS } from '@rrr/contract';
import { List, useList } from '@rrr/kit/desk';
import { type Asked, Entries } from './Entries.js';
import { useTimelineQuery } from './timeline.api.js';
import { useTimelineWords } from './words/use-words.js';

interface Props {
  type: Asked['type'];
  id: string;
}

/** Everything that happened to a record: acts, awards, results and e-mails, newest first, as sentences. */
export const Timeline = ({ type, id }: Props) => {
  const t = useTimelineWords();
  const list = useList<typeof getTimeline>({
    limit: 25,
    filters: [
      {
        key: 'kind',
        kind: 'select',
        label: t('kind'),
        choices: TIMELINE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      { key: 'afterDate', kind: 'date', label: t('after') },
      { key: 'beforeDate', kind: 'date', label: t('before') },
    ],
  });
  // it goes on from an entry, not by the number of a page
  const { page: _, ...filters } = list.query as Asked & { page?: number };
  const asked = { ...filters, type, id };
  const answer = useTimelineQuery({ query: asked });
  const data = answer.currentData;
  return (
    <List
      label={t('label')}
      list={{ ...list, query: filters }}
      answer={answer}
      items={data?.entries}
      draw={(entries) =>
        data && <Entries key={JSON.stringify(asked)} entries={entries} next={data.next} asked={asked} />
      }
      exportOf={{ endpoint: exportTimeline, params: { role: 'admin' }, query: { type, id } }}
      empty={{ text: t('empty') }}
    />
  );
};
