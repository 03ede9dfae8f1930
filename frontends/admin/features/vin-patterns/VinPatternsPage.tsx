import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  exportVinPatterns,
  listVinPatterns,
  unverifyVinPattern,
  verifyVinPattern,
  type VinPattern,
} from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { lazyDialog, BulkList, Page, Status, useList, type BulkAct, type Column } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { VerifyPattern } from './VerifyPattern.js';
import { VerifyWaiting } from './VerifyWaiting.js';
import { useVinPatternsQuery } from '../../shared/vin-patterns/vin-patterns.api.js';
import { useVinPatternsWords } from './words/use-words.js';

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.js').then((it) => it.DeleteDialog));
const NEXT = new Date().getFullYear() + 1;
const STATUSES = ['unverified', 'verified'] as const;

/** The patterns that verify bikes; those that nobody verified yet verify none. */
export const VinPatternsPage = () => {
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useVinPatternsWords(), useFormats(), usePath(), useDispatch()];
  const [deleting, setDeleting] = useState<VinPattern>();
  const list = useList<typeof listVinPatterns>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: words('query'), max: 60 },
      { key: 'year', kind: 'year', label: words('year'), from: NEXT - 19, to: NEXT },
      {
        key: 'status',
        kind: 'select',
        label: words('status'),
        choices: STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) })),
      },
    ],
  });
  const answer = useVinPatternsQuery({ query: list.query });
  const name = (it: VinPattern) => `${it.year} ${it.model}, ${it.pattern}`;
  const acts: readonly BulkAct<VinPattern>[] = [
    {
      key: 'verify',
      label: words('verify'),
      done: words('statuses.verified'),
      each: (it) => http.call(verifyVinPattern, { body: { pattern: it._id } }),
    },
    {
      key: 'unverify',
      label: words('unverify'),
      done: words('statuses.unverified'),
      each: (it) => http.call(unverifyVinPattern, { body: { pattern: it._id } }),
    },
  ];
  const columns: Column<VinPattern>[] = [
    {
      key: 'pattern',
      title: words('pattern'),
      cell: (it) => <span className="admin-vin-code">{it.pattern}</span>,
    },
    { key: 'model', title: words('model'), cell: (it) => it.model },
    { key: 'year', title: words('year'), cell: (it) => <span className="number">{it.year}</span> },
    {
      key: 'status',
      title: words('status'),
      phone: 'under',
      cell: (it) => <Status tone={it.status === 'verified' ? 'good' : 'wait'}>{words(`statuses.${it.status}`)}</Status>,
    },
    {
      key: 'decided',
      title: words('decided'),
      phone: 'none',
      cell: (it) =>
        it.decidedAt && [formats.day(it.decidedAt, { short: true }), it.decidedBy].filter(Boolean).join(', '),
    },
    {
      key: 'actions',
      title: words('actions'),
      actions: true,
      phone: 'side',
      cell: (it) => it.status === 'unverified' && <VerifyPattern pattern={it} name={name(it)} />,
    },
  ];
  return (
    <>
      <Page
        title={words('title')}
        lead={words('lead')}
        primary={
          <>
            <Link className="button" to={path('/sold-vins')}>
              {words('soldVins')}
            </Link>
            <Link className="button" to={path('/vin-patterns/new')}>
              {words('add')}
            </Link>
            <Link className="button primary" to={path('/vin-patterns/import')}>
              {words('import')}
            </Link>
          </>
        }
      >
        <BulkList
          label={words('title')}
          dense
          list={list}
          answer={answer}
          items={answer.data?.vinPatterns}
          pagination={answer.data?.pagination}
          columns={columns}
          menu={{
            name,
            acts: (it) => [{ key: 'delete', label: words('delete'), destructive: true, run: () => setDeleting(it) }],
          }}
          exportOf={{ endpoint: exportVinPatterns, params: { role: 'admin' } }}
          empty={{ text: words('empty') }}
          bulk={{
            name,
            acts,
            onDone: () => dispatch(api.util.invalidateTags(['vin'])),
            load: async (of, signal) => {
              const query = { ...list.query, ...of };
              const { vinPatterns, pagination } = await http.call(listVinPatterns, { query, signal });
              return { items: vinPatterns, pagination };
            },
          }}
        />
        <VerifyWaiting />
      </Page>
      {deleting && <DeleteDialog pattern={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};
