import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportRecord, listEventImports } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { type Column, lazyDialog, ListPage, Status, useList } from '@rrr/kit/desk';
import { useEventQuery, useImportsQuery } from '../../api.js';
import { useImportsWords } from './words/use-words.js';

const UndoDialog = lazyDialog(() => import('./UndoDialog.js').then((it) => it.UndoDialog));

const CHANGES = ['added', 'changed', 'removed'] as const;

/** The files that were imported for an event: who, when, what each changed, and the way to undo one. */
export const ImportsPage = () => {
  const { eventId = '' } = useParams();
  const [words, formats, path] = [useImportsWords(), useFormats(), usePath()];
  const [undoing, setUndoing] = useState<ImportRecord>();
  const params = { eventId };
  const list = useList<typeof listEventImports>();
  const answer = useImportsQuery({ params, query: list.query });
  const event = useEventQuery({ params }).data?.event;
  const state = ({ undoneAt, undoneBy }: ImportRecord) =>
    undoneAt === null ? (
      <Status tone="good">{words('applied')}</Status>
    ) : (
      <Status tone="plain">{words('undone', { name: undoneBy ?? '', date: formats.instant(undoneAt) })}</Status>
    );
  const columns: Column<ImportRecord>[] = [
    { key: 'file', title: words('file'), cell: (record) => record.fileName },
    { key: 'kind', title: words('kind'), cell: (record) => words(`kinds.${record.kind}`) },
    { key: 'when', title: words('when'), cell: (record) => formats.instant(record.at) },
    { key: 'by', title: words('by'), phone: 'none', cell: (record) => record.byName },
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
        event?.canUpload &&
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
        lead={event?.title}
        back={{ to: path(`/event/${eventId}`), label: words('back') }}
        label={words('title')}
        list={list}
        answer={answer}
        items={answer.data?.imports}
        pagination={answer.data?.pagination}
        columns={columns}
        empty={{ text: words('none') }}
      />
      {undoing && <UndoDialog record={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
};
