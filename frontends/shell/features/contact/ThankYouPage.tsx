import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useContactWords } from './words/use-words.js';
import './contact.css';

export const ThankYouPage = () => {
  const [words, { to }] = [useContactWords(), useShell()];
  useTitle();
  return (
    <div className="page text-page">
      <header className="page-head">
        <div>
          <h1>{words('thanks.title')}</h1>
          <p className="lead muted">{words('thanks.lead')}</p>
        </div>
      </header>
      <section aria-labelledby="next">
        <h2 id="next">{words('thanks.next')}</h2>
        <ol className="contact-next">
          {(['one', 'two', 'three'] as const).map((text) => (
            <li key={text}>{words(`thanks.${text}`)}</li>
          ))}
        </ol>
      </section>
      <p className="actions">
        <Link className="button primary large" to={to('/')}>
          {words('thanks.home')}
        </Link>
        <Link className="button large" to={to('/about/contact')}>
          {words('thanks.again')}
        </Link>
      </p>
    </div>
  );
};
