import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import english from 'antd/es/locale/en_US';
import { useLocale, useThemeName } from '@rrr/kit/base';
import { antdWords } from './antd-words.js';
import { LargeTargets } from './large-targets.js';
import { deskTheme } from './theme.js';

/** Whether a frame stands around. */
const Framed = createContext(false);

export interface DeskFrameProps {
  /** targets of 48 px; else as the layout has them */
  large?: boolean;
  children: ReactNode;
}

const Frame = ({ large, children }: Required<DeskFrameProps>) => {
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
      <Framed value={true}>{children}</Framed>
    </ConfigProvider>
  );
};

/**
 * antd's tokens, light or dark, and its own texts in the reader's language. Each piece of the kit that draws with antd
 * puts it around itself; inside another frame it adds nothing.
 */
export const DeskFrame = ({ large, children }: DeskFrameProps) => {
  const [framed, layout] = [useContext(Framed), useContext(LargeTargets)];
  return framed ? children : <Frame large={large ?? layout}>{children}</Frame>;
};
