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

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.js').then((loaded) => loaded.DeleteDialog));
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
  const name = (pattern: VinPattern) => `${pattern.year} ${pattern.model}, ${pattern.pattern}`;
  const acts: readonly BulkAct<VinPattern>[] = [
    {
      key: 'verify',
      label: words('verify'),
      done: words('statuses.verified'),
      each: (pattern) => http.call(verifyVinPattern, { body: { pattern: pattern._id } }),
    },
    {
      key: 'unverify',
      label: words('unverify'),
      done: words('statuses.unverified'),
      each: (pattern) => http.call(unverifyVinPattern, { body: { pattern: pattern._id } }),
    },
  ];
  const columns: Column<VinPattern>[] = [
    {
      key: 'pattern',
      title: words('pattern'),
      cell: (pattern) => <span className="admin-vin-code">{pattern.pattern}</span>,
    },
    { key: 'model', title: words('model'), cell: (pattern) => pattern.model },
    { key: 'year', title: words('year'), cell: (pattern) => <span className="number">{pattern.year}</span> },
    {
      key: 'status',
      title: words('status'),
      phone: 'under',
      cell: (pattern) => (
        <Status tone={pattern.status === 'verified' ? 'good' : 'wait'}>{words(`statuses.${pattern.status}`)}</Status>
      ),
    },
    {
      key: 'decided',
      title: words('decided'),
      phone: 'none',
      cell: (pattern) =>
        pattern.decidedAt &&
        [formats.day(pattern.decidedAt, { short: true }), pattern.decidedBy].filter(Boolean).join(', '),
    },
    {
      key: 'actions',
      title: words('actions'),
      actions: true,
      phone: 'side',
      cell: (pattern) => pattern.status === 'unverified' && <VerifyPattern pattern={pattern} name={name(pattern)} />,
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
            acts: (pattern) => [
              { key: 'delete', label: words('delete'), destructive: true, run: () => setDeleting(pattern) },
            ],
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
