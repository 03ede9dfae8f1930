import type { listImports } from '@rrr/contract';
import { ImportList, useList } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useImportsQuery } from './imports.api.js';
import { useImportsWords } from './words/use-words.js';

const KINDS = ['class-results', 'event-results', 'classes', 'events', 'vin-patterns'] as const;

/** Every file that was imported, of all events and series, and the way to undo one. */
export const ImportsPage = () => {
  const [words, refresh] = [useImportsWords(), useRefresh('event', 'series', 'money', 'vin')];
  const list = useList<typeof listImports>({
    limit: 25,
    filters: [
      {
        key: 'kind',
        kind: 'select',
        label: words('kind'),
        choices: KINDS.map((value) => ({ value, label: words(`kinds.${value}`) })),
      },
    ],
  });
  const answer = useImportsQuery({ query: list.query });
  return <ImportList lead={words('lead')} list={list} answer={answer} canUndo linked refresh={refresh} />;
};
