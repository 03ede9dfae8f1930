import { Link } from 'react-router-dom';
import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell } from '../../app/shell-context.js';
import { en } from './words/links-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

const PATHS = {
  rules: '/about/rules',
  faq: '/about/faq',
  dealers: '/dealers',
  promoters: '/promoters',
  enroll: '/register',
  contact: '/about/contact',
  privacy: '/about/contact?topic=privacy',
  accessibility: '/about/contact?topic=accessibility',
  superTwin: '/requirements/super-twin',
  singleCylinder: '/requirements/single-cylinder',
} as const;

/** Where a section leads on. */
export const AboutLinks = ({ to: targets }: { to: readonly (keyof typeof PATHS)[] }) => {
  const [t, { to }] = [useWords(), useShell()];
  return (
    <p className="about-links">
      {targets.map((target) => (
        <Link key={target} to={to(PATHS[target])}>
          {t(target)}
        </Link>
      ))}
    </p>
  );
};
