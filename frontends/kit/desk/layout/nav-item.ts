import type { ReactNode } from 'react';

/**
 * An entry of a role's sidebar. `path` is inside the remote (`/redemptions`, `/` for its home); one with `children`
 * only opens them.
 */
export interface NavItem {
  key: string;
  label: string;
  path?: string;
  /** where its other pages begin: `/event` also marks it on `/event/…` */
  also?: readonly string[];
  icon?: ReactNode;
  /** how many things wait there; `label` says of what, for who cannot see the number. None is not shown */
  count?: { value: number; label: string } | undefined;
  children?: readonly NavItem[];
}
