import { useState } from 'react';
import { addTimecard, readTimecard, type riderTimecards, type Timecard } from '@rrr/contract';
import { buildRequest, useFormats, useHost, useLocale } from '@rrr/kit/base';
import { type Column, FileField, lazyDialog, List, Section, UPLOAD_LIMIT, useList } from '@rrr/kit/desk';
import { useProgramQuery } from '../../../program.api.js';
import { useRefresh } from '../../../use-refresh.js';
import { useTimecardsQuery } from './papers.api.js';
import { usePaperWords } from './words/use-words.js';

const RemoveTimecard = lazyDialog(() => import('./RemoveTimecard.js').then((loaded) => loaded.RemoveTimecard));

/** Files with lap times of a race day, kept by administrators. */
export const TimecardsTab = ({ riderId }: { riderId: string }) => {
  const { http } = useHost();
  const [words, formats, locale] = [usePaperWords(), useFormats(), useLocale()];
  const [list, refresh] = [useList<typeof riderTimecards>(), useRefresh('record')];
  const [removing, setRemoving] = useState<Timecard>();
  const answer = useTimecardsQuery({ params: { riderId }, query: list.query });
  const limit = useProgramQuery().data?.program.uploadLimitBytes ?? UPLOAD_LIMIT;
  const columns: Column<Timecard>[] = [
    {
      key: 'file',
      title: words('timecards.file'),
      cell: (timecard) => (
        <a
          href={buildRequest(readTimecard, { params: { riderId, file: timecard._id } }, locale).url}
          target="_blank"
          rel="noreferrer"
        >
          {timecard.fileName}
        </a>
      ),
    },
    { key: 'when', title: words('timecards.when'), cell: (timecard) => formats.instant(timecard.uploadedAt) },
    { key: 'by', title: words('timecards.by'), cell: (timecard) => timecard.uploadedBy },
    {
      key: 'size',
      title: words('timecards.size'),
      align: 'right',
      cell: (timecard) => words('timecards.kilobytes', { size: formats.count(Math.ceil(timecard.bytes / 1024)) }),
    },
  ];
  return (
    <Section>
      <FileField
        label={words('timecards.upload')}
        help={words('timecards.help', { megabytes: Math.round(limit / 1_048_576) })}
        kinds={['picture', 'pdf']}
        limit={limit}
        send={async ({ file, signal, onProgress }) => {
          await http.call(addTimecard, { params: { riderId }, files: { file }, signal, onProgress });
          refresh();
        }}
      />
      <List
        dense
        label={words('timecards.file')}
        columns={columns}
        menu={{
          name: (timecard) => timecard.fileName,
          acts: (timecard) => [
            { key: 'remove', label: words('timecards.remove'), destructive: true, run: () => setRemoving(timecard) },
          ],
        }}
        list={list}
        answer={answer}
        items={answer.data?.timecards}
        pagination={answer.data?.pagination}
        empty={{ text: words('timecards.empty') }}
      />
      {removing && <RemoveTimecard riderId={riderId} timecard={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
};
