import type { ReactNode } from 'react';
import { DeskLayout } from '@rrr/kit/desk';
import { useWords } from './words/use-words.js';

export const RiderLayout = ({ children }: { children: ReactNode }) => {
  const t = useWords();
  return <DeskLayout items={[{ key: 'home', path: '/', label: t('nav.home') }]}>{children}</DeskLayout>;
};
