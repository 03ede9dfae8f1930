import { LogoMark } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { NavLinks } from './NavLinks.js';

export const SiteFooter = () => {
  const t = useWords();
  return (
    <footer className="site-footer">
      <div className="site-foot">
        <p className="site-foot-brand">
          <LogoMark size={28} />
          <span className="muted">{t('footer.lead')}</span>
        </p>
        <nav className="site-nav" aria-label={t('nav.footer')}>
          <NavLinks of="footer" />
        </nav>
        <p className="muted small">{t('footer.copyright')}</p>
      </div>
    </footer>
  );
};
