import { listSavedViews, removeView, saveView, shareView, type searchRiders } from '@rrr/contract';
import { Amount, ApiError, DateText } from '@rrr/kit/base';
import {
  BulkList,
  ListPage,
  NamedList,
  NamedListPage,
  Page,
  useList,
  ViewCallsProvider,
  type Column,
} from '@rrr/kit/desk';
import { SavedViewsMenu } from '../../desk/list/SavedViewsMenu.js';
import { useColumns } from '../../desk/list/use-columns.js';
import { useSavedViews } from '../../desk/list/use-saved-views.js';
import { piece } from '../piece.js';
import { id, usd } from '../samples.js';
import { useSay } from '../use-say.js';

const rows = [
  { _id: id(31), name: 'Badger Dirt & Street', city: 'Boise', since: '2021-03-01', owed: 185000 },
  { _id: id(32), name: 'Foothill Cycle Works', city: 'Garden City', since: '2019-06-15', owed: 42500 },
  { _id: id(33), name: 'Tamarack Powersports', city: 'Boise', since: '2024-01-09', owed: 9000 },
];
type Row = (typeof rows)[number];
const CALLS = { list: listSavedViews, save: saveView, share: shareView, remove: removeView };

/** Dealers to refund: rows can be chosen, and the second one cannot be refunded. */
const Refunds = () => {
  const say = useSay();
  const list = useList<typeof searchRiders>({
    filters: [{ key: 'query', kind: 'text', label: say('Search by name', 'Chercher par nom') }],
  });
  const columns: Column<Row>[] = [
    { key: 'name', title: say('Dealer', 'Concessionnaire'), cell: (row) => row.name },
    { key: 'city', title: say('City', 'Ville'), cell: (row) => row.city },
    { key: 'since', title: say('Since', 'Depuis'), extra: true, cell: (row) => <DateText value={row.since} /> },
    { key: 'owed', title: say('Due', 'Dû'), align: 'right', cell: (row) => <Amount money={usd(row.owed)} /> },
  ];
  const refund = async ({ _id }: Row) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const detail = say('This dealer is deactivated.', 'Ce concessionnaire est désactivé.');
    if (_id === id(32)) throw new ApiError({ status: 409, code: 'DEALER_DEACTIVATED', detail, requestId: '' });
  };
  return (
    <Page
      title={say('Refunds due', 'Remboursements dus')}
      lead={say('Dealers who redeemed credit for riders.', 'Concessionnaires qui ont échangé le crédit de pilotes.')}
    >
      <BulkList<Row>
        label={say('Refunds due', 'Remboursements dus')}
        name="showcase/refunds"
        list={list}
        items={rows}
        pagination={{ page: 1, totalPages: 4, total: 10 }}
        columns={columns}
        empty={{ text: say('Nothing is due.', 'Rien n’est dû.') }}
        bulk={{
          name: (row) => row.name,
          acts: [
            { key: 'refund', label: say('Refund', 'Rembourser'), done: say('Refunded', 'Remboursé'), each: refund },
          ],
        }}
      />
    </Page>
  );
};

const useDealers = () => {
  const say = useSay();
  const title = say('Dealers', 'Concessionnaires');
  const columns: Column<Row>[] = [
    { key: 'name', title: say('Dealer', 'Concessionnaire'), cell: (row) => row.name },
    { key: 'city', title: say('City', 'Ville'), cell: (row) => row.city },
  ];
  const list = useList<typeof searchRiders>();
  return { title, label: title, columns, list, items: rows, empty: { text: say('No dealers yet.', 'Aucun.') } };
};
const Plain = () => <ListPage<Row> {...useDealers()} />;
const OfADesk = () => (
  <ViewCallsProvider value={CALLS}>
    <NamedListPage<Row> {...useDealers()} name="showcase/dealers" />
  </ViewCallsProvider>
);
const Part = () => {
  const { title: _, ...dealers } = useDealers();
  return <NamedList<Row> {...dealers} name="showcase/part" />;
};

/** A view of one's own is open, and what is shown was changed since; another one is shared. */
const Views = () => {
  const say = useSay();
  const columns: Column<Row>[] = [{ key: 'name', title: say('Dealer', 'Concessionnaire'), cell: (row) => row.name }];
  const saved = useSavedViews(CALLS, 'showcase/views');
  const own = {
    _id: id(41),
    list: 'showcase/views',
    name: 'Idaho',
    search: 'query=idaho',
    columns: null,
    shared: false,
    sharedBy: null,
  };
  const shared = { ...own, _id: id(42), name: 'Boise', shared: true, sharedBy: 'Ada Moreau' };
  return (
    <div className="desk-tools">
      <SavedViewsMenu
        columns={useColumns(columns)}
        saved={{ ...saved, state: 'ready', views: [own, shared], current: own, isChanged: () => true }}
      />
    </div>
  );
};

export const listPage = piece('ListPage, NamedList, BulkList, BulkBar, SavedViewsMenu', 'desk', [
  [['A saved view that was changed', 'Une vue enregistrée, puis modifiée'], Views],
  [['A list', 'Une liste'], Plain],
  [['A list of a desk: columns and views', 'Une liste de bureau\u00a0: colonnes et vues'], OfADesk],
  [['A part of a page, in an area without views', 'Une partie de page, dans un espace sans vues'], Part],
  [['Rows can be chosen: the second act fails', 'Lignes à choisir\u00a0: la deuxième action échoue'], Refunds],
]);
