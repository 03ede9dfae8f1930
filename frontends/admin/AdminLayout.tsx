import type { ReactNode } from 'react';
import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BarcodeOutlined,
  CalendarOutlined,
  DashboardOutlined,
  InboxOutlined,
  NotificationOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { listSavedViews, removeView, saveView, shareView } from '@rrr/contract';
import { page, useHost } from '@rrr/kit/base';
import { DeskLayout, type NavItem, OpenedProvider, ViewCallsProvider, type ViewCalls } from '@rrr/kit/desk';
import { useWaiting } from './shared/waiting/waiting.api.js';
import { kindsOf } from './shared/waiting/waiting.js';
import { useRecordSearch } from './features/search/use-record-search.js';
import { useWords } from './words/use-words.js';
import './dashboard.css';
import './admin.css';
import './inbox.css';
import './records.css';
import './reports.css';
import './event.css';

const useNavItems = (): readonly NavItem[] => {
  const t = useWords();
  const waits = kindsOf(useWaiting().data).reduce((sum, { count }) => sum + count, 0);
  return [
    { key: 'home', path: '/', label: t('nav.home'), icon: <DashboardOutlined /> },
    {
      key: 'inbox',
      path: '/inbox',
      label: t('nav.inbox'),
      icon: <InboxOutlined />,
      count: { value: waits, label: t('nav.waits', { count: waits }) },
    },
    { key: 'riders', path: '/riders', also: ['/rider'], label: t('nav.riders'), icon: <TeamOutlined /> },
    {
      key: 'promoterManager',
      label: t('nav.promoterManager'),
      icon: <NotificationOutlined />,
      children: [
        { key: 'promoters', path: '/promoters', also: ['/promoter'], label: t('nav.promoters') },
        { key: 'applications', path: '/promoter-applications', label: t('nav.applications') },
      ],
    },
    { key: 'series', path: '/series', also: ['/serie'], label: t('nav.series'), icon: <UnorderedListOutlined /> },
    { key: 'events', path: '/events', also: ['/event'], label: t('nav.events'), icon: <CalendarOutlined /> },
    {
      key: 'categories',
      path: '/categories',
      also: ['/category'],
      label: t('nav.categories'),
      icon: <AppstoreOutlined />,
    },
    { key: 'vinPatterns', path: '/vin-patterns', label: t('nav.vinPatterns'), icon: <BarcodeOutlined /> },
    {
      key: 'reports',
      label: t('nav.reports'),
      icon: <BarChartOutlined />,
      children: [
        { key: 'summary', path: '/summary', label: t('nav.summary') },
        { key: 'shareMonth', path: '/market-share-month', label: t('nav.shareMonth') },
        { key: 'shareSeries', path: '/market-share-series', label: t('nav.shareSeries') },
        { key: 'vinReport', path: '/rider-vin-report', label: t('nav.vinReport') },
        { key: 'riderEarnings', path: '/rider-earnings', label: t('nav.riderEarnings') },
        { key: 'riderRedemptions', path: '/rider-redemptions', label: t('nav.riderRedemptions') },
        { key: 'cashOut', path: '/cash-out-report', also: ['/payout-claim'], label: t('nav.cashOut') },
        { key: 'late', path: '/late-results-events', label: t('nav.late') },
        { key: 'finished', path: '/finished-results-events', label: t('nav.finished') },
      ],
    },
    {
      key: 'checks',
      label: t('nav.checks'),
      icon: <AuditOutlined />,
      children: [
        { key: 'unmatched', path: '/unmatched-results', label: t('nav.unmatched') },
        { key: 'held', path: '/held-awards', label: t('nav.held') },
        { key: 'approvals', path: '/approvals', label: t('nav.approvals') },
        { key: 'overpaid', path: '/overpaid-awards', label: t('nav.overpaid') },
        { key: 'imports', path: '/imports', label: t('nav.imports') },
      ],
    },
    {
      key: 'dealerManager',
      label: t('nav.dealerManager'),
      icon: <ShopOutlined />,
      children: [
        { key: 'dealers', path: '/dealers', also: ['/dealer'], label: t('nav.dealerList') },
        { key: 'dealerLogins', path: '/dealer-logins', label: t('nav.dealerLogins') },
        { key: 'dealerRefunds', path: '/dealer-refunds', label: t('nav.dealerRefunds') },
      ],
    },
    {
      key: 'system',
      label: t('nav.system'),
      icon: <SettingOutlined />,
      children: [
        { key: 'administrators', path: '/administrators', label: t('nav.administrators') },
        { key: 'messages', path: '/contact-messages', label: t('nav.messages') },
        { key: 'notices', path: '/notices', also: ['/notice'], label: t('nav.notices') },
        { key: 'mails', path: '/mails', label: t('nav.mails') },
        { key: 'webhooks', path: '/webhooks', label: t('nav.webhooks') },
        { key: 'auditLog', path: '/audit-log', label: t('nav.auditLog') },
        { key: 'security', path: '/security-events', label: t('nav.security') },
        { key: 'tokens', path: '/all-api-tokens', label: t('nav.tokens') },
        { key: 'jobs', path: '/jobs', label: t('nav.jobs') },
        { key: 'seasons', path: '/seasons', also: ['/season'], label: t('nav.seasons') },
        { key: 'settings', path: '/settings', label: t('nav.settings') },
      ],
    },
  ];
};

const VIEWS: ViewCalls = { list: listSavedViews, save: saveView, share: shareView, remove: removeView };
const NO_PAGES: readonly NavItem[] = [];
const required = page(() =>
  import('./features/security/RequiredFactorPage.js').then((loaded) => loaded.RequiredFactorPage),
);

/** Without the second factor that the program requires, the API refuses everything but setting it up. */
export const AdminLayout = ({ children }: { children: ReactNode }) =>
  useHost().session.secondFactor === 'required' ? (
    <DeskLayout items={NO_PAGES}>
      <div className="admin">{required}</div>
    </DeskLayout>
  ) : (
    <WholeLayout>{children}</WholeLayout>
  );

const WholeLayout = ({ children }: { children: ReactNode }) => {
  const [items, { search, opened }] = [useNavItems(), useRecordSearch()];
  return (
    <DeskLayout profilePath="/profile" tokensPath="/api-tokens" search={search} items={items}>
      <div className="admin">
        <OpenedProvider value={opened}>
          <ViewCallsProvider value={VIEWS}>{children}</ViewCallsProvider>
        </OpenedProvider>
      </div>
    </DeskLayout>
  );
};
