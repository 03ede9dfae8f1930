import type { ReactNode } from 'react';

/**
 * An entry of a role's sidebar. `path` is inside the remote (`/redemptions`, `/` for its home); one with `children`
 * only opens them.
 */
export interface NavItem {
  key: string;
  label: string;
  path?: string;
  icon?: ReactNode;
  children?: readonly NavItem[];
}
