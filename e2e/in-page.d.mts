import type { AxeResults } from 'axe-core';

/** Whether nothing is on its way any more: figures, fonts, or a movement that would blur what is measured. */
export const isSettled: () => Promise<boolean>;
/** Resolves in the next frame but one. */
export const aFrame: () => Promise<void>;
/** What is tapped and lower than so many CSS px. */
export const smallTargets: (least: number) => string[];
/** What the page was given and what it takes, CSS px, and the language it says it is in. */
export const measure: () => { width: number; lang: string; needed: number };
/** Whether the page has this size, CSS px. */
export const isOfSize: (size: { readonly width: number; readonly height: number }) => boolean;
/** Scrolls to the top. */
export const toTop: () => void;
/** How high the page is with all that it shows, CSS px. */
export const pageHeight: () => number;
/** Everything a person reads or hears, but for what says itself that it is in another language. */
export const readOut: () => string[];
/** Texts of which a part is cut off at the side and cannot be scrolled to. */
export const cutTexts: () => string[];
export interface Shift {
  readonly value: number;
  /** what moved, from where to where */
  readonly moved: readonly string[];
}
/** Keeps every movement that no tap or key asked for. Runs before the page. */
export const noteShifts: () => void;
export const readShifts: () => readonly Shift[];
/** Whether axe was brought into the page. */
export const hasAxe: () => boolean;
/** Marks each element with text that is drawn exactly as three visible ones before it: `data-drawn-before`. */
export const markAlike: () => void;
/** What axe finds wrong with the page, and whether parts came or went meanwhile. Needs axe in the page. */
export const violationsOf: (contrast: boolean) => Promise<{ moved: boolean; violations: AxeResults['violations'] }>;
/** Whether the middle, the top and the bottom of what has the focus are seen; null: nothing has it. */
export const focusSeen: () => { name: string; hidden: boolean } | null;
