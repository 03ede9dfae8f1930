import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import english from 'antd/es/locale/en_US';
import { useLocale, useThemeName } from '@rrr/kit/base';
import { antdWords } from './antd-words.js';
import { deskTheme } from './theme.js';

export interface DeskFrameProps {
  /** targets of 48 px: the dealer's counter */
  large?: boolean;
  children: ReactNode;
}

/** The one ConfigProvider of a remote: tokens, light or dark, and antd's own texts in the reader's language. */
export const DeskFrame = ({ large = false, children }: DeskFrameProps) => {
  const [name, locale] = [useThemeName(), useLocale()];
  // never undefined: antd would then draw the page anew when the French texts arrive
  const [words, setWords] = useState(english);
  useEffect(() => {
    let here = true;
    void antdWords(locale).then((texts) => here && setWords(texts ?? english));
    return () => void (here = false);
  }, [locale]);
  const theme = useMemo(() => deskTheme(name, large), [name, large]);
  return (
    <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
};
