import { useEffect, useRef, useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import type { NavItem } from './nav-item.js';

/** On one of the pages that `also` names. */
const isInside = (pathname: string, pages: readonly string[] = []): boolean =>
  pages.some((page) => `${pathname}/`.startsWith(`${page}/`));

const Item = ({ item, onGo }: { item: NavItem; onGo?: () => void }) => {
  const [path, formats] = [usePath(), useFormats()];
  const { pathname } = useLocation();
  const inside = isInside(pathname, item.also?.map(path));
  const content = (
    <>
      {item.icon && (
        <span aria-hidden className="desk-nav-icon">
          {item.icon}
        </span>
      )}
      {item.label}
      {item.count && item.count.value > 0 && (
        <span className="desk-nav-count">
          {' '}
          <span aria-hidden>{formats.count(item.count.value)}</span>
          <span className="visually-hidden">{item.count.label}</span>
        </span>
      )}
    </>
  );
  const to = path(item.path ?? '/');
  // one of its other pages: the link leads elsewhere, and still says where one is
  if (inside)
    return (
      <Link className="desk-nav-link" aria-current="true" to={to} onClick={onGo}>
        {content}
      </Link>
    );
  return (
    <NavLink className="desk-nav-link" to={to} end={item.path === '/'} onClick={onGo}>
      {content}
    </NavLink>
  );
};

const Group = ({ item, onGo }: { item: NavItem; onGo?: () => void }) => {
  const path = usePath();
  const { pathname } = useLocation();
  const inside = isInside(
    pathname,
    item.children?.flatMap((child) => [child.path, ...(child.also ?? [])].map(path)),
  );
  const [open, setOpen] = useState(inside);
  return (
    <>
      <button type="button" className="desk-nav-link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {item.icon && (
          <span aria-hidden className="desk-nav-icon">
            {item.icon}
          </span>
        )}
        {item.label}
        <DownOutlined aria-hidden className="desk-nav-arrow" />
      </button>
      {open && (
        <ul className="desk-nav-group">
          {item.children?.map((child) => (
            <li key={child.key}>
              <Item item={child} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface Props {
  items: readonly NavItem[];
  label: string;
  onGo?: () => void;
}

export const SidebarNav = ({ items, label, onGo }: Props) => {
  const frame = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Where one is stays in sight, in a list longer than the screen is high.
  useEffect(() => {
    const nav = frame.current;
    const here = nav?.querySelector<HTMLElement>('[aria-current]');
    if (!nav || !here) return;
    const [around, within] = [nav.getBoundingClientRect(), here.getBoundingClientRect()];
    nav.scrollTop += Math.max(0, within.bottom - around.bottom) - Math.max(0, around.top - within.top);
  }, [pathname]);
  return (
    <nav aria-label={label} ref={frame}>
      <ul className="desk-nav">
        {items.map((item) => (
          <li key={item.key}>{item.children ? <Group item={item} onGo={onGo} /> : <Item item={item} onGo={onGo} />}</li>
        ))}
      </ul>
    </nav>
  );
};
