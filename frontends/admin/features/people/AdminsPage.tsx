import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { listAdmins, Response } from '@rrr/contract';
import { Email, useHost, usePath, formatPhone } from '@rrr/kit/base';
import { Avatar, lazyPart, List, Page, Status, useList, type Column, type RowAct } from '@rrr/kit/desk';
import type { AdminAct } from './AdminDialog.js';
import { useAdminsQuery } from './people.api.js';
import { usePeopleWords } from './words/use-words.js';

const AdminDialog = lazyPart(() => import('./AdminDialog.js').then((it) => it.AdminDialog));

type Row = Response<typeof listAdmins>['admins'][number];

/** Who manages the program: invited, active or deactivated. */
export const AdminsPage = () => {
  const { session } = useHost();
  const [t, path] = [usePeopleWords(), usePath()];
  const [asked, setAsked] = useState<{ kind: AdminAct; admin: Row }>();
  const list = useList<typeof listAdmins>();
  const answer = useAdminsQuery({ query: list.query });
  const own = (it: Row) => it._id === session.user._id;
  const act = (kind: AdminAct, admin: Row): RowAct => ({
    key: kind,
    label: t(`${kind}.act`),
    run: () => setAsked({ kind, admin }),
    destructive: kind === 'deactivate',
  });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: t('name'),
      mark: (it) => <Avatar src={it.profileImage} size={32} />,
      cell: (it) => it.fullName,
      beside: (it) => own(it) && <span className="desk-muted">{t('you')}</span>,
    },
    { key: 'email', title: t('email'), cell: (it) => <Email address={it.email} /> },
    {
      key: 'phone',
      title: t('phone'),
      phone: 'none',
      cell: (it) => it.phone && <span className="number">{formatPhone(it.phone)}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      phone: 'under',
      cell: (it) =>
        it.deActivated ? (
          <Status tone="bad">{t('deactivated')}</Status>
        ) : it.hasLogin ? (
          <Status tone="good">{t(it.twoStep ? 'activeTwoStep' : 'active')}</Status>
        ) : (
          <Status tone="wait">{t('invited')}</Status>
        ),
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      cell: (it) =>
        own(it) ? (
          <Link className="button" to={path('/profile')}>
            {t('profile')}
          </Link>
        ) : (
          !it.hasLogin &&
          !it.deActivated && (
            <button
              type="button"
              className="button"
              aria-label={t('invite.of', { name: it.fullName })}
              onClick={() => setAsked({ kind: 'invite', admin: it })}
            >
              {t('invite.act')}
            </button>
          )
        ),
    },
  ];
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      primary={
        <Link className="button primary" to={path('/administrators/new')}>
          {t('add')}
        </Link>
      }
    >
      <List
        dense
        label={t('title')}
        list={list}
        answer={answer}
        items={answer.data?.admins}
        pagination={answer.data?.pagination}
        columns={columns}
        menu={{
          name: (it) => it.fullName,
          acts: (it) =>
            own(it)
              ? []
              : [...(it.twoStep ? [act('resetFactor', it)] : []), act(it.deActivated ? 'activate' : 'deactivate', it)],
        }}
        empty={{ text: t('empty') }}
      />
      {asked && <AdminDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
};
