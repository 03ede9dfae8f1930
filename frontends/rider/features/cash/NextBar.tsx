import { usePath } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { mendPath, needPlace, type NeedKey } from './needs.js';
import { useCashWords } from './words/use-words.js';

const goTo = (key: NeedKey): void => {
  const place = document.getElementById(needPlace(key));
  place?.scrollIntoView?.({ block: 'center' });
  place?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
};

/** On a phone, what the rider has to do next stays in reach, however long the page is. */
export const NextBar = ({ next }: { next: NeedKey }) => {
  const [t, path] = [useCashWords(), usePath()];
  return (
    <div className="rider-cash-bar rider-cash-next">
      {next === 'address' ? (
        <Link className="button primary large" to={path(mendPath(next))}>
          {t(`needs.mend.${next}`)}
        </Link>
      ) : (
        <button type="button" className="button primary large" onClick={() => goTo(next)}>
          {t(`needs.mend.${next}`)}
        </button>
      )}
    </div>
  );
};
