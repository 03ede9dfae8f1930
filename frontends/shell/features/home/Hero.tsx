import { Link } from 'react-router-dom';
import { getContingency } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useWords } from '../../words/use-words.js';
import { TrackArt } from './TrackArt.js';

export const Hero = () => {
  const [t, { to }, formats] = [useWords(), useShell(), useFormats()];
  const { data } = useCall(getContingency, {});
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{t('home.title')}</h1>
        <p className="lead muted">{t('home.lead')}</p>
        {/* The figure keeps its place while it is on its way; without it the page still says what it has to. */}
        <p className="hero-figure" aria-live="polite">
          {data && (
            <>
              <span className="figure">{formats.money(data.contingencyAmount, { whole: true })}</span>
              <span className="muted">{t('home.posted')}</span>
            </>
          )}
        </p>
        <p className="actions">
          <Link className="button primary large" to={to('/events')}>
            {t('home.seeEvents')}
          </Link>
        </p>
      </div>
      <TrackArt label={t('home.art')} />
    </section>
  );
};
