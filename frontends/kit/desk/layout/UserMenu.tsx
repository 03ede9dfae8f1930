import { useEffect, useId, useRef, useState } from 'react';
import { ApiOutlined, DownOutlined, LogoutOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { usePath, useSession } from '@rrr/kit/base';
import { Avatar } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** Who is signed in, and what they may do about it. A disclosure, not an ARIA menu: it holds links. */
export const UserMenu = ({ profilePath, tokensPath }: { profilePath?: string; tokensPath?: string }) => {
  const { user } = useSession();
  const [words, path, id] = [useWords(), usePath(), useId()];
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => !frame.current?.contains(event.target as Node) && setOpen(false);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <div className="desk-user" ref={frame}>
      <button
        type="button"
        className="desk-user-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar src={user.profileImage} />
        <span className="desk-user-text">
          <span className="visually-hidden">{words('layout.account')}: </span>
          <strong>{user.fullName}</strong>
          <span className="desk-muted">{user.email}</span>
        </span>
        <DownOutlined aria-hidden className="desk-nav-arrow" />
      </button>
      <ul id={id} className="desk-user-links" hidden={!open}>
        {profilePath && (
          <li>
            <Link to={path(profilePath)} onClick={() => setOpen(false)}>
              <UserOutlined aria-hidden /> {words('layout.profile')}
            </Link>
          </li>
        )}
        {profilePath && (
          <li>
            <Link to={path('/security')} onClick={() => setOpen(false)}>
              <SafetyOutlined aria-hidden /> {words('layout.security')}
            </Link>
          </li>
        )}
        {tokensPath && (
          <li>
            <Link to={path(tokensPath)} onClick={() => setOpen(false)}>
              <ApiOutlined aria-hidden /> {words('layout.tokens')}
            </Link>
          </li>
        )}
        <li>
          <a href="/api/logout">
            <LogoutOutlined aria-hidden /> {words('layout.logout')}
          </a>
        </li>
      </ul>
    </div>
  );
};
