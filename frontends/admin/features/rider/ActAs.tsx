import { SwapOutlined } from '@ant-design/icons';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

/**
 * Leaves this app for the screen that asks why: a page never holds two remotes, so this is a navigation of the browser.
 */
export const ActAs = ({ riderId }: { riderId: string }) => {
  const [t, locale, { pathname, search }] = [useWords(), useLocale(), useLocation()];
  const prefix = locale === 'fr' ? '/fr' : '';
  return (
    <a
      className="button primary"
      href={`${prefix}/proxy-rider/${riderId}?${new URLSearchParams({ returnTo: pathname + search })}`}
    >
      <SwapOutlined aria-hidden /> {t('rider.actAs')}
    </a>
  );
};
