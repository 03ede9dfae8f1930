import { useState, type ReactNode } from 'react';
import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { getConfig } from '@rrr/contract';
import { LeaveNotice, Logo, LogoMark, Person, useHost, useSession } from '@rrr/kit/base';
import { CommandButton } from '../command/CommandButton.js';
import type { CommandItem, CommandSource } from '../command/command-items.js';
import { useLayoutCommands } from './use-layout-commands.js';
import { usePalette } from '../command/use-palette.js';
import { useWords } from '../words/use-words.js';
import { LanguageLink } from './LanguageLink.js';
import { LargeTargets } from './large-targets.js';
import { NavDrawer } from './NavDrawer.js';
import type { NavItem } from './nav-item.js';
import { ProxyBanner } from './ProxyBanner.js';
import { SidebarNav } from './SidebarNav.js';
import { UserMenu } from './UserMenu.js';
import '../desk.css';

export interface DeskLayoutProps {
  items: readonly NavItem[];
  /** inside the remote; without it the user menu offers no profile */
  profilePath?: string;
  /** inside the remote; without it the user menu offers no API tokens */
  tokensPath?: string;
  /** targets of 48 px */
  large?: boolean;
  /** records and acts that the palette (Ctrl K) finds besides the pages, and those opened last; `label` says of what kind */
  search?: {
    label: string;
    sources: readonly CommandSource[];
    acts?: readonly CommandItem[];
    recent?: () => readonly CommandItem[];
  };
  children: ReactNode;
}

/**
 * The layout of a role (requirements §2 "Layouts"): sidebar, or a header with a drawer on a phone; who is signed in;
 * the proxy banner. It carries no antd: what needs it puts `DeskFrame` around itself.
 */
export const DeskLayout = ({ items, profilePath, tokensPath, large = false, search, children }: DeskLayoutProps) => {
  const [words, { http }, { user }] = [useWords(), useHost(), useSession()];
  const [open, setOpen] = useState(false);
  const { show, palette } = usePalette({
    items: useLayoutCommands(items, { profilePath, tokensPath }, search?.acts),
    sources: search?.sources,
    recent: search?.recent,
    placeholder: search?.label,
  });
  const logo = (mark: ReactNode) => (
    <LeaveNotice address={async () => (await http.call(getConfig)).manufacturerUrl}>{mark}</LeaveNotice>
  );
  const nav = (
    <>
      <SidebarNav items={items} label={words('layout.main')} onGo={() => setOpen(false)} />
      <div className="desk-side-foot">
        <LanguageLink />
        <UserMenu profilePath={profilePath} tokensPath={tokensPath} />
      </div>
    </>
  );
  return (
    <div className="desk" data-large={large || undefined}>
      <a className="desk-skip" href="#content">
        {words('layout.skip')}
      </a>
      <header className="desk-side">
        {logo(<Logo />)}
        {search && <CommandButton onOpen={show} />}
        {nav}
      </header>
      <header className="desk-top">
        <button
          type="button"
          className="desk-icon-button"
          aria-label={words('layout.menu')}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MenuOutlined aria-hidden />
        </button>
        {logo(<LogoMark />)}
        <Person user={user} />
        {search && <CommandButton small onOpen={show} />}
      </header>
      <NavDrawer open={open} label={words('layout.menu')} onClose={() => setOpen(false)}>
        <div className="desk-drawer-head">
          <Logo />
          <button
            type="button"
            className="desk-icon-button"
            aria-label={words('layout.close')}
            onClick={() => setOpen(false)}
          >
            <CloseOutlined aria-hidden />
          </button>
        </div>
        {nav}
      </NavDrawer>
      <div className="desk-body">
        <ProxyBanner />
        <main id="content" className="desk-content" tabIndex={-1}>
          <LargeTargets value={large}>{children}</LargeTargets>
        </main>
      </div>
      {palette}
    </div>
  );
};
