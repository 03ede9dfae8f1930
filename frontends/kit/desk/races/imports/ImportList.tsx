import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ImportRecord, Pagination } from '@rrr/contract';
import { Status, useFormats, usePath } from '@rrr/kit/base';
import type { Column } from '../../list/column.js';
import type { Answer, ListProps } from '../../list/List.js';
import { lazyDialog } from '../../pieces/lazy-dialog.js';
import { ListPage } from '../../pages/ListPage.js';
import type { PageProps } from '../../pieces/Page.js';
import { useImportsWords } from './words/use-words.js';

const UndoImportDialog = lazyDialog(() => import('./UndoImportDialog.js').then((loaded) => loaded.UndoImportDialog));
const CHANGES = ['added', 'changed', 'removed'] as const;

export interface ImportListProps extends Pick<PageProps, 'lead' | 'back'>, Pick<ListProps<ImportRecord>, 'list'> {
  answer: Answer & { data?: { imports: readonly ImportRecord[]; pagination: Pagination } | undefined };
  /** whether this person may undo files now */
  canUndo: boolean;
  /** the files are of several events and series, so each leads to its own */
  linked?: boolean;
  /** what the files changed is out of date */
  refresh: () => void;
}

/** The files that were imported: who, when, what each changed, and the way to undo one. */
export const ImportList = ({ lead, back, list, answer, canUndo, linked = false, refresh }: ImportListProps) => {
  const [words, formats, path] = [useImportsWords(), useFormats(), usePath()];
  const [undoing, setUndoing] = useState<ImportRecord>();
  const state = ({ undoneAt, undoneBy }: ImportRecord) =>
    undoneAt === null ? (
      <Status tone="good">{words('applied')}</Status>
    ) : (
      <Status tone="plain">{words('undone', { name: undoneBy ?? '', date: formats.instant(undoneAt) })}</Status>
    );
  const by = ({ byName, tokenName }: ImportRecord) =>
    tokenName ? (
      <>
        {byName}
        <div className="desk-muted">{words('withToken', { name: tokenName })}</div>
      </>
    ) : (
      byName
    );
  const target = ({ kind, eventId, seriesId }: ImportRecord) => {
    if (eventId !== null) return <Link to={path(`/event/${eventId}`)}>{words('toEvent')}</Link>;
    if (seriesId !== null) return <Link to={path(`/serie/${seriesId}`)}>{words('toSeries')}</Link>;
    return kind === 'vin-patterns' && <Link to={path('/vin-patterns')}>{words('toPatterns')}</Link>;
  };
  const columns: Column<ImportRecord>[] = [
    { key: 'file', title: words('file'), cell: (record) => record.fileName },
    { key: 'kind', title: words('kind'), cell: (record) => words(`kinds.${record.kind}`) },
    ...(linked ? [{ key: 'target', title: words('target'), cell: target }] : []),
    { key: 'when', title: words('when'), cell: (record) => formats.instant(record.at) },
    { key: 'by', title: words('by'), phone: 'none', cell: by },
    {
      key: 'changes',
      title: words('changes'),
      cell: ({ changes }) =>
        CHANGES.filter((kind) => changes[kind] > 0)
          .map((kind) => words(`counts.${kind}`, { count: changes[kind] }))
          .join(', ') || words('counts.none'),
    },
    { key: 'state', title: words('state'), phone: 'under', cell: state },
    {
      key: 'actions',
      title: words('actions'),
      actions: true,
      phone: 'side',
      cell: (record) =>
        canUndo &&
        record.undoneAt === null && (
          <button
            type="button"
            className="button"
            aria-label={words('undoOf', { file: record.fileName })}
            onClick={() => setUndoing(record)}
          >
            {words('undo')}
          </button>
        ),
    },
  ];
  return (
    <>
      <ListPage<ImportRecord>
        title={words('title')}
        lead={lead}
        {...(back ? { back } : {})}
        label={words('title')}
        {...(list ? { list } : {})}
        answer={answer}
        items={answer.data?.imports}
        pagination={answer.data?.pagination}
        columns={columns}
        empty={{ text: words(linked ? 'noneAtAll' : 'none') }}
      />
      {undoing && <UndoImportDialog record={undoing} refresh={refresh} onClose={() => setUndoing(undefined)} />}
    </>
  );
};
