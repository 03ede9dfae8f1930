import type { ReactNode } from 'react';
import { HomeOutlined } from '@ant-design/icons';
import { BareLayout } from '@rrr/kit/desk';
import { useWords } from './words/use-words.js';
import './promoter.css';

export const PromoterLayout = ({ children }: { children: ReactNode }) => {
  const words = useWords();
  return (
    <BareLayout
      profilePath="/profile"
      items={[{ key: 'home', path: '/', label: words('nav.home'), icon: <HomeOutlined /> }]}
    >
      {children}
    </BareLayout>
  );
};
