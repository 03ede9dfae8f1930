import { Link } from 'react-router-dom';
import { NOTICE_STATES, type listNotices, type Notice, noticeText } from '@rrr/contract';
import { useLocale, usePath } from '@rrr/kit/base';
import { ListPage, useList, type Column } from '@rrr/kit/desk';
import { NoticeStatus } from './NoticeStatus.js';
import { useNoticesQuery } from './notices.api.js';
import { useNoticeTimes } from './use-notice-times.js';
import { useNoticeWords } from './words/use-words.js';

/** Every notice, past ones among them. */
export const NoticesPage = () => {
  const [words, times, path, locale] = [useNoticeWords(), useNoticeTimes(), usePath(), useLocale()];
  const list = useList<typeof listNotices>({
    limit: 25,
    filters: [
      {
        key: 'status',
        kind: 'select',
        label: words('status'),
        choices: NOTICE_STATES.map((value) => ({ value, label: words(`statuses.${value}`) })),
      },
    ],
  });
  const answer = useNoticesQuery({ query: list.query });
  const columns: Column<Notice>[] = [
    {
      key: 'text',
      title: words('notice'),
      cell: (notice) => <span className="admin-excerpt">{noticeText(notice, locale)}</span>,
      below: (notice) => words(`kinds.${notice.kind}`),
    },
    {
      key: 'status',
      title: words('status'),
      phone: 'under',
      cell: (notice) => <NoticeStatus status={notice.status} />,
    },
    { key: 'places', title: words('where'), phone: 'more', cell: times.places },
    { key: 'from', title: words('from'), phone: 'more', phoneTitle: words('from'), cell: times.from },
    { key: 'until', title: words('until'), phone: 'more', phoneTitle: words('until'), cell: times.until },
  ];
  return (
    <ListPage
      title={words('title')}
      lead={words('lead')}
      primary={
        <Link className="button primary" to={path('/notice/new')}>
          {words('add')}
        </Link>
      }
      label={words('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.notices}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(notice) => path(`/notice/${notice._id}`)}
      empty={{ text: words('empty') }}
    />
  );
};
