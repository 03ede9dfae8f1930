import type { ReactNode } from 'react';
import { CalendarOutlined, DollarOutlined, HomeOutlined, WalletOutlined } from '@ant-design/icons';
import { DeskLayout } from '@rrr/kit/desk';
import { NoValidBikeAbove } from './NoValidBike.js';
import { useWords } from './words/use-words.js';
import './rider.css';

export const RiderLayout = ({ children }: { children: ReactNode }) => {
  const t = useWords();
  return (
    <DeskLayout
      profilePath="/profile"
      items={[
        { key: 'home', path: '/', label: t('nav.home'), icon: <HomeOutlined /> },
        {
          key: 'wallet',
          path: '/redemptions',
          also: ['/redemption', '/redeem', '/cashout'],
          label: t('nav.wallet'),
          icon: <WalletOutlined />,
        },
        {
          key: 'earnings',
          path: '/earnings',
          also: ['/photos'],
          label: t('nav.earnings'),
          icon: <DollarOutlined />,
        },
        {
          key: 'events',
          path: '/events',
          also: ['/event', '/series', '/serie', '/categories', '/category', '/favourites'],
          label: t('nav.events'),
          icon: <CalendarOutlined />,
        },
      ]}
    >
      <div className="rider">
        <NoValidBikeAbove />
        {children}
      </div>
    </DeskLayout>
  );
};
