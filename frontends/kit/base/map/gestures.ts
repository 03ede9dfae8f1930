import type { Map } from 'leaflet';

export type Tried = 'finger' | 'wheel';

/** px a finger moves before it means to move something */
const MEANT = 8;

/**
 * The page scrolls past its map: one finger and the wheel move the page, two fingers move the map, and Ctrl (or ⌘) with
 * the wheel zooms. `onTried` hears when somebody tries to move the map as if it were the page. @returns how to end it
 */
export const shareWithPage = (on: Map, frame: HTMLElement, onTried: (how: Tried) => void): (() => void) => {
  let from: { x: number; y: number } | undefined;
  const press = ({ pointerType }: PointerEvent): void => {
    // a mouse drags the map as ever
    if (pointerType === 'touch') on.dragging.disable();
    else on.dragging.enable();
  };
  const touch = ({ touches }: TouchEvent): void => {
    const [only] = touches;
    from = only && touches.length === 1 ? { x: only.clientX, y: only.clientY } : undefined;
  };
  const move = ({ touches }: TouchEvent): void => {
    const [only] = touches;
    if (!from || !only || touches.length > 1) return;
    if (Math.hypot(only.clientX - from.x, only.clientY - from.y) < MEANT) return;
    from = undefined;
    onTried('finger');
  };
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    event.stopImmediatePropagation();
    onTried('wheel');
  };
  const [first, passive] = [{ capture: true }, { capture: true, passive: true }];
  frame.addEventListener('pointerdown', press, first);
  frame.addEventListener('touchstart', touch, passive);
  frame.addEventListener('touchmove', move, passive);
  frame.addEventListener('wheel', wheel, passive);
  return () => {
    frame.removeEventListener('pointerdown', press, first);
    frame.removeEventListener('touchstart', touch, passive);
    frame.removeEventListener('touchmove', move, passive);
    frame.removeEventListener('wheel', wheel, passive);
  };
};
