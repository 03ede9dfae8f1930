import { useWords } from './words/use-words.js';

/** After a password reset that removed the PIN of a rider (requirements §6). */
export const NeedsPin = ({ profileHref, nextHref }: { profileHref: string; nextHref: string }) => {
  const t = useWords();
  return (
    <section className="card stack" role="alert">
      <h1>{t('pin.title')}</h1>
      <p>{t('pin.lead')}</p>
      <p className="actions">
        <a className="button primary large" href={profileHref}>
          {t('pin.choose')}
        </a>
        <a className="button large" href={nextHref}>
          {t('pin.later')}
        </a>
      </p>
    </section>
  );
};
