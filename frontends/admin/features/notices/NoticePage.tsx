import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { DetailPage, lazyDialog, Section } from '@rrr/kit/desk';
import { BothLanguages } from './BothLanguages.js';
import { NoticeStatus } from './NoticeStatus.js';
import { useNoticeQuery } from './notices.api.js';
import { useNoticeTimes } from './use-notice-times.js';
import { useNoticeWords } from './words/use-words.js';

const EndNoticeDialog = lazyDialog(() => import('./EndNoticeDialog.js').then((loaded) => loaded.EndNoticeDialog));

export const NoticePage = () => {
  const { noticeId = '' } = useParams();
  const [words, times, formats, path] = [useNoticeWords(), useNoticeTimes(), useFormats(), usePath()];
  const [ends, setEnds] = useState(false);
  const answer = useNoticeQuery({ params: { noticeId } });
  const notice = answer.currentData?.notice;
  const isOver = notice?.status === 'ended';
  return (
    <DetailPage
      title={words('notice')}
      back={{ to: path('/notices'), label: words('title') }}
      answer={answer}
      lead={notice && <NoticeStatus status={notice.status} />}
      acts={
        notice && !isOver
          ? [
              { key: 'edit', label: words('edit'), to: path(`/notice/${noticeId}/edit`) },
              {
                key: 'end',
                label: words(`end.${notice.status === 'planned' ? 'planned' : 'shown'}.act`),
                run: () => setEnds(true),
              },
            ]
          : []
      }
      summary={
        notice
          ? [
              [words('kind'), words(`kinds.${notice.kind}`)],
              [words('where'), times.places(notice)],
              [words('from'), times.from(notice)],
              [words('until'), times.until(notice)],
              [words('link'), notice.link],
              [words('written'), words('by', { name: notice.createdBy, when: formats.instant(notice.createdAt) })],
            ]
          : []
      }
    >
      {notice && (
        <Section title={words('looks')}>
          <BothLanguages notice={notice} />
        </Section>
      )}
      {notice && ends && <EndNoticeDialog notice={notice} onClose={() => setEnds(false)} />}
    </DetailPage>
  );
};
