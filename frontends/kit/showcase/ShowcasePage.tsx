import { useState } from 'react';
import type { Locale } from '@rrr/contract';
import { eachLanguage } from '@rrr/records/languages';
import { HostProvider, LocaleProvider, makeNoticeBoard, Notices, pageTheme } from '@rrr/kit/base';
import { DeskFrame } from '@rrr/kit/desk';
import type { Piece } from './piece.js';
import { pieces } from './pieces.js';
import { showcaseHost } from './showcase-host.js';
import './showcase.css';

const TEXTS = {
  en: {
    title: 'Pieces of the kit',
    language: 'Français',
    theme: { light: 'Dark', dark: 'Light' },
    large: 'Large targets',
  },
  fr: {
    title: 'Pièces de la trousse',
    language: 'English',
    theme: { light: 'Sombre', dark: 'Clair' },
    large: 'Grandes cibles',
  },
} as const;
const anchor = (name: string) => name.replaceAll(/\W+/g, '-');
const board = makeNoticeBoard();

const Shown = ({ piece: { name, of, states }, locale }: { piece: Piece; locale: Locale }) => (
  <section id={anchor(name)} className="showcase-piece" aria-labelledby={`${anchor(name)}-title`}>
    <h2 id={`${anchor(name)}-title`}>
      {name} <span className="muted small">{of}</span>
    </h2>
    <div className="showcase-states">
      {states.map(({ name: title, show: Show }) => (
        <div key={title[0]} className="showcase-state">
          <p className="showcase-name">{title[locale === 'fr' ? 1 : 0]}</p>
          <div className="showcase-frame">
            <Show />
          </div>
        </div>
      ))}
    </div>
  </section>
);

/** Every piece of the kit in each of its states, light and dark, in both languages: what a screen can be made of. */
export const ShowcasePage = () => {
  const parameters = new URLSearchParams(location.search);
  const [locale, setLocale] = useState<Locale>(parameters.get('lang') === 'fr' ? 'fr' : 'en');
  const [theme, setTheme] = useState(parameters.get('theme') === 'dark' ? 'dark' : pageTheme.current());
  const [large, setLarge] = useState(false);
  const only = parameters.get('piece');
  const texts = TEXTS[locale === 'fr' ? 'fr' : 'en'];
  document.documentElement.lang = locale;
  document.documentElement.dataset.theme = theme;
  const [hosts] = useState(() => eachLanguage((text) => showcaseHost(text, board.notify)));
  const shown = pieces.filter(({ name }) => only === null || anchor(name) === only);
  return (
    <HostProvider value={hosts[locale]}>
      <LocaleProvider value={locale}>
        <DeskFrame large={large}>
          <div className="desk showcase" data-large={large || undefined}>
            <header className="showcase-head">
              <h1>{texts.title}</h1>
              <button type="button" className="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
                {texts.theme[theme]}
              </button>
              <button
                type="button"
                className="button"
                lang={locale === 'en' ? 'fr' : 'en'}
                onClick={() => setLocale(locale === 'en' ? 'fr' : 'en')}
              >
                {texts.language}
              </button>
              <button type="button" className="button" aria-pressed={large} onClick={() => setLarge(!large)}>
                {texts.large}
              </button>
            </header>
            <nav aria-label={texts.title} className="showcase-nav">
              {pieces.map(({ name }) => (
                <a key={name} href={`#${anchor(name)}`}>
                  {name}
                </a>
              ))}
            </nav>
            <main>
              {shown.map((piece) => (
                <Shown key={piece.name + locale} piece={piece} locale={locale} />
              ))}
            </main>
          </div>
          <Notices board={board} />
        </DeskFrame>
      </LocaleProvider>
    </HostProvider>
  );
};
