import type { ReactNode } from 'react';
import { HomeOutlined, ProfileOutlined } from '@ant-design/icons';
import { DeskLayout } from '@rrr/kit/desk';
import { useWords } from './words/use-words.js';
import './dealer.css';

export const DealerLayout = ({ children }: { children: ReactNode }) => {
  const words = useWords();
  return (
    <DeskLayout
      profilePath="/profile"
      large
      items={[
        { key: 'home', path: '/', label: words('nav.home'), icon: <HomeOutlined /> },
        {
          key: 'redemptions',
          path: '/redemptions',
          also: ['/redemption'],
          label: words('nav.redemptions'),
          icon: <ProfileOutlined />,
        },
      ]}
    >
      {children}
    </DeskLayout>
  );
};
