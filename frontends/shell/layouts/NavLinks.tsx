import { NavLink } from 'react-router-dom';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';

const LINKS = [
  ['home', '/'],
  ['events', '/events'],
  ['rules', '/about/rules'],
  ['faq', '/about/faq'],
] as const;

export const NavLinks = ({ onGo, withHome = true }: { onGo?: () => void; withHome?: boolean }) => {
  const [t, { to }] = [useWords(), useShell()];
  return (
    <>
      {LINKS.filter(([key]) => withHome || key !== 'home').map(([key, path]) => (
        <NavLink key={key} className="nav-link" to={to(path)} end={path === '/'} onClick={onGo}>
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </>
  );
};
