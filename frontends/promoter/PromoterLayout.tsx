import type { ReactNode } from 'react';
import { ApiOutlined, HomeOutlined } from '@ant-design/icons';
import { DeskLayout } from '@rrr/kit/desk';
import { useWords } from './words/use-words.js';
import './promoter.css';

export const PromoterLayout = ({ children }: { children: ReactNode }) => {
  const words = useWords();
  return (
    <DeskLayout
      profilePath="/profile"
      tokensPath="/api-tokens"
      items={[
        { key: 'home', path: '/', label: words('nav.home'), icon: <HomeOutlined /> },
        { key: 'webhooks', path: '/webhooks', label: words('nav.webhooks'), icon: <ApiOutlined /> },
      ]}
    >
      {children}
    </DeskLayout>
  );
};
