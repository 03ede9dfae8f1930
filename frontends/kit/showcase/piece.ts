import type { ComponentType } from 'react';

/** A text in English and in French. */
export type Both = readonly [en: string, fr: string];

export interface State {
  name: Both;
  show: ComponentType;
}

/** A piece of the kit in each of its states. */
export interface Piece {
  name: string;
  /** `base` has no antd and serves the shell too; `desk` is for the roles' remotes */
  of: 'base' | 'desk';
  states: readonly State[];
}

export const piece = (name: string, of: Piece['of'], states: readonly (readonly [Both, ComponentType])[]): Piece => ({
  name,
  of,
  states: states.map(([title, show]) => ({ name: title, show })),
});
