import type { ReactNode } from 'react';
import { CalendarOutlined, DashboardOutlined, TeamOutlined } from '@ant-design/icons';
import { DeskLayout } from '@rrr/kit/desk';
import { useRecordSearch } from './features/search/use-record-search.js';
import { useWords } from './words/use-words.js';
import './dashboard.css';
import './admin.css';

export const AdminLayout = ({ children }: { children: ReactNode }) => {
  const [t, search] = [useWords(), useRecordSearch()];
  return (
    <DeskLayout
      profilePath="/profile"
      search={search}
      items={[
        { key: 'home', path: '/', label: t('nav.home'), icon: <DashboardOutlined /> },
        { key: 'riders', path: '/riders', label: t('nav.riders'), icon: <TeamOutlined /> },
        { key: 'events', path: '/events', label: t('nav.events'), icon: <CalendarOutlined /> },
      ]}
    >
      <div className="admin">{children}</div>
    </DeskLayout>
  );
};
