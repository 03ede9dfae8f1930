import { usePath } from '@rrr/kit/base';
import { NavLink } from 'react-router-dom';
import { useRacesWords } from './words/use-words.js';
import './races.css';

const PAGES = ['events', 'series', 'categories', 'favourites'] as const;

/** The four lists under "Series and Events". */
export const RacesNav = () => {
  const [t, path] = [useRacesWords(), usePath()];
  return (
    <nav className="rider-races-nav" aria-label={t('nav.label')}>
      {PAGES.map((page) => (
        <NavLink key={page} to={path(`/${page}`)}>
          {t(`nav.${page}`)}
        </NavLink>
      ))}
    </nav>
  );
};
