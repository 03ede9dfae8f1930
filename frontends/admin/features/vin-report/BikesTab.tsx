import { useState } from 'react';
import { exportVinReport, type GarageBike, type Response, type vinReport } from '@rrr/contract';
import { Email, usePath } from '@rrr/kit/base';
import { lazyDialog, List, Status, useList, type Column } from '@rrr/kit/desk';
import { useCountriesOf } from '../../countries.api.js';
import { useVinReportQuery } from '../../shared/vin-patterns/vin-patterns.api.js';
import { BikeState } from './BikeState.js';
import type { Decision } from './DecideDialog.js';
import { useVinReportWords } from '../../shared/vin-report/words/use-words.js';

const DecideDialog = lazyDialog(() => import('./DecideDialog.js').then((loaded) => loaded.DecideDialog));

type Rider = Response<typeof vinReport>['riders'][number];
type Row = { _id: string; rider: Rider; bike: GarageBike };

const NEXT = new Date().getFullYear() + 1;
const STATUSES = ['unverified', 'verified', 'invalid'] as const;

/** Each bike on a line of its own, for a decision is on one bike. Those that wait come first. */
export const BikesTab = () => {
  const [words, path] = [useVinReportWords(), usePath()];
  const [decision, setDecision] = useState<Decision>();
  const countries = useCountriesOf('riders');
  const list = useList<typeof vinReport>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: words('query') },
      {
        key: 'status',
        kind: 'select',
        label: words('status'),
        choices: STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) })),
      },
      { key: 'model', kind: 'text', label: words('model'), max: 60 },
      { key: 'year', kind: 'year', label: words('year'), from: NEXT - 19, to: NEXT },
      { key: 'country', kind: 'country', ...countries, label: words('country') },
    ],
  });
  const answer = useVinReportQuery({ query: list.query });
  const rows = answer.data?.riders.flatMap((rider): Row[] =>
    rider.bikes.map((bike) => ({ _id: bike._id, rider, bike })),
  );
  const columns: Column<Row>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: ({ rider }) => rider.fullName,
      beside: ({ rider }) => rider.deActivated && <Status tone="bad">{words('deactivated')}</Status>,
      below: ({ rider }) => <Email address={rider.email} />,
    },
    {
      key: 'bike',
      title: words('bike'),
      cell: ({ bike }) => <span className="admin-whole">{`${bike.year} ${bike.make} ${bike.model}`}</span>,
    },
    {
      key: 'vin',
      title: words('vin'),
      cell: ({ bike }) => <span className="admin-vin-code">{bike.vin || words('noVin')}</span>,
    },
    { key: 'status', title: words('state'), phone: 'under', cell: ({ bike }) => <BikeState bike={bike} /> },
    {
      key: 'actions',
      title: words('actions'),
      actions: true,
      phone: 'side',
      cell: ({ rider, bike }) => (
        <span className="admin-row-acts">
          {(['verified', 'invalid'] as const)
            .filter((to) => to !== bike.vinStatus && bike.vin !== '')
            .map((to) => (
              <button
                key={to}
                type="button"
                className="button"
                aria-label={words(`decide.${to}.of`, { bike: `${bike.year} ${bike.model}`, name: rider.fullName })}
                onClick={() => setDecision({ rider, bike, to })}
              >
                {words(`decide.${to}.act`)}
              </button>
            ))}
        </span>
      ),
    },
  ];
  return (
    <>
      <List<Row>
        label={words('tabs.bikes')}
        dense
        list={list}
        answer={answer}
        items={rows}
        pagination={answer.data && { ...answer.data.pagination, total: undefined }}
        columns={columns}
        href={({ rider }) => path(`/rider/${rider._id}`)}
        exportOf={{ endpoint: exportVinReport, params: { role: 'admin' } }}
        empty={{ text: words('empty') }}
      />
      {decision && <DecideDialog {...decision} onClose={() => setDecision(undefined)} />}
    </>
  );
};
