import { NavLink } from 'react-router-dom';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';

/** In the order of requirements §2. */
const HEADER = [
  ['home', '/'],
  ['events', '/events'],
  ['faq', '/about/faq'],
  ['rules', '/about/rules'],
  ['promoters', '/promoters'],
  ['contact', '/about/contact'],
] as const;
const FOOTER = [
  ...HEADER.slice(1),
  ['dealers', '/dealers'],
  ['privacy', '/privacy-policy'],
  ['accessibility', '/accessibility'],
] as const;

export const NavLinks = ({ onGo, of = 'header' }: { onGo?: () => void; of?: 'header' | 'footer' }) => {
  const [t, { to }] = [useWords(), useShell()];
  return (
    <>
      {(of === 'header' ? HEADER : FOOTER).map(([key, path]) => (
        <NavLink key={key} className="nav-link" to={to(path)} end={path === '/'} onClick={onGo}>
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </>
  );
};
