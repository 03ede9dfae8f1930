import { SwapOutlined } from '@ant-design/icons';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@rrr/kit/base';

interface Props {
  type: 'dealer' | 'promoter';
  id: string;
  label: string;
}

/** Leads to the shell's screen that asks why; a page never holds two remotes, so the browser navigates. */
export const ProxyLink = ({ type, id, label }: Props) => {
  const [locale, { pathname, search }] = [useLocale(), useLocation()];
  const prefix = locale === 'fr' ? '/fr' : '';
  return (
    <a
      className="button"
      href={`${prefix}/proxy-${type}/${id}?${new URLSearchParams({ returnTo: pathname + search })}`}
    >
      <SwapOutlined aria-hidden /> {label}
    </a>
  );
};
