import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { listAdmins, Response } from '@rrr/contract';
import { Email, useHost, usePath, formatPhone } from '@rrr/kit/base';
import { Avatar, lazyPart, List, Page, Status, useList, type Column, type RowAct } from '@rrr/kit/desk';
import type { AdminAct } from './AdminDialog.js';
import { useAdminsQuery } from './people.api.js';
import { usePeopleWords } from './words/use-words.js';

const AdminDialog = lazyPart(() => import('./AdminDialog.js').then((loaded) => loaded.AdminDialog));

type Row = Response<typeof listAdmins>['admins'][number];

/** Who manages the program: invited, active or deactivated. */
export const AdminsPage = () => {
  const { session } = useHost();
  const [t, path] = [usePeopleWords(), usePath()];
  const [asked, setAsked] = useState<{ kind: AdminAct; admin: Row }>();
  const list = useList<typeof listAdmins>();
  const answer = useAdminsQuery({ query: list.query });
  const own = (item: Row) => item._id === session.user._id;
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
      mark: (item) => <Avatar src={item.profileImage} size={32} />,
      cell: (item) => item.fullName,
      beside: (item) => own(item) && <span className="desk-muted">{t('you')}</span>,
    },
    { key: 'email', title: t('email'), cell: (item) => <Email address={item.email} /> },
    {
      key: 'phone',
      title: t('phone'),
      phone: 'none',
      cell: (item) => item.phone && <span className="number">{formatPhone(item.phone)}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      phone: 'under',
      cell: (item) =>
        item.deActivated ? (
          <Status tone="bad">{t('deactivated')}</Status>
        ) : item.hasLogin ? (
          <Status tone="good">{t(item.twoStep ? 'activeTwoStep' : 'active')}</Status>
        ) : (
          <Status tone="wait">{t('invited')}</Status>
        ),
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      cell: (item) =>
        own(item) ? (
          <Link className="button" to={path('/profile')}>
            {t('profile')}
          </Link>
        ) : (
          !item.hasLogin &&
          !item.deActivated && (
            <button
              type="button"
              className="button"
              aria-label={t('invite.of', { name: item.fullName })}
              onClick={() => setAsked({ kind: 'invite', admin: item })}
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
          name: (item) => item.fullName,
          acts: (item) =>
            own(item)
              ? []
              : [
                  ...(item.twoStep ? [act('resetFactor', item)] : []),
                  act(item.deActivated ? 'activate' : 'deactivate', item),
                ],
        }}
        empty={{ text: t('empty') }}
      />
      {asked && <AdminDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
};
