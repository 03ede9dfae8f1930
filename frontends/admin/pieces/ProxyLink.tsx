import { SwapOutlined } from '@ant-design/icons';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@rrr/kit/base';
import { inLanguage } from '@rrr/records/languages';

interface Props {
  type: 'dealer' | 'promoter';
  id: string;
  label: string;
}

/** Leads to the shell's screen that asks why; a page never holds two remotes, so the browser navigates. */
export const ProxyLink = ({ type, id, label }: Props) => {
  const [locale, { pathname, search }] = [useLocale(), useLocation()];
  return (
    <a
      className="button"
      href={inLanguage(`/proxy-${type}/${id}?${new URLSearchParams({ returnTo: pathname + search })}`, locale)}
    >
      <SwapOutlined aria-hidden /> {label}
    </a>
  );
};
