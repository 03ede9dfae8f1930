import { Fragment } from 'react';

/** An e-mail address that wraps before its "@" and after its dots, never inside a word; `link` opens a new e-mail. */
export const Email = ({ address, link = false }: { address: string; link?: boolean }) => {
  const parts = address.split(/(?=@)|(?<=\.)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  if (!link) return <span className="email">{parts}</span>;
  return (
    <a className="email" href={`mailto:${address}`} aria-label={address}>
      {parts}
    </a>
  );
};
