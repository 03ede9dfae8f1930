import { webLink } from '@rrr/kit/base';

/** A web site without what every address begins and ends with; a link if it can be opened. */
export const WebSite = ({ url }: { url: string }) => {
  const [link, shown] = [webLink(url), url.replace(/^https?:\/\/|\/$/gi, '')];
  if (!link) return <>{shown}</>;
  return (
    <a href={link} rel="noreferrer" target="_blank">
      {shown}
    </a>
  );
};
