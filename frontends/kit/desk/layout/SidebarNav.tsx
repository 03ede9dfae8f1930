import { useState } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { NavLink, useLocation } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import type { NavItem } from './nav-item.js';

const Item = ({ item, onGo }: { item: NavItem; onGo?: () => void }) => (
  <NavLink className="desk-nav-link" to={usePath()(item.path ?? '/')} end={item.path === '/'} onClick={onGo}>
    {item.icon && (
      <span aria-hidden className="desk-nav-icon">
        {item.icon}
      </span>
    )}
    {item.label}
  </NavLink>
);

const Group = ({ item, onGo }: { item: NavItem; onGo?: () => void }) => {
  const path = usePath();
  const { pathname } = useLocation();
  const inside = item.children?.some((child) => pathname.startsWith(path(child.path))) ?? false;
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

export const SidebarNav = ({ items, label, onGo }: { items: readonly NavItem[]; label: string; onGo?: () => void }) => (
  <nav aria-label={label}>
    <ul className="desk-nav">
      {items.map((item) => (
        <li key={item.key}>{item.children ? <Group item={item} onGo={onGo} /> : <Item item={item} onGo={onGo} />}</li>
      ))}
    </ul>
  </nav>
);
