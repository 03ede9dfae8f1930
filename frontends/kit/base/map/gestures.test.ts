import { expect, jest, test } from '@jest/globals';
import type { Map } from 'leaflet';
import { shareWithPage } from './gestures.js';

const scene = () => {
  const [frame, inside] = [document.createElement('div'), document.createElement('span')];
  frame.append(inside);
  const dragging = { enable: jest.fn(), disable: jest.fn() };
  const [tried, reached] = [jest.fn(), jest.fn()];
  const end = shareWithPage({ dragging } as unknown as Map, frame, tried);
  // where Leaflet listens
  frame.addEventListener('wheel', reached);
  const fire = (type: string, given: object, on: HTMLElement = inside) =>
    on.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), given));
  const fingers = (...at: [number, number][]) => ({ touches: at.map(([clientX, clientY]) => ({ clientX, clientY })) });
  return { frame, dragging, tried, reached, fire, fingers, end };
};

test('a mouse drags the map, a finger does not', () => {
  const { dragging, fire } = scene();
  fire('pointerdown', { pointerType: 'touch' });
  expect([dragging.disable.mock.calls.length, dragging.enable.mock.calls.length]).toEqual([1, 0]);
  fire('pointerdown', { pointerType: 'mouse' });
  expect([dragging.disable.mock.calls.length, dragging.enable.mock.calls.length]).toEqual([1, 1]);
});

test('one finger that moves is told once; a tap and two fingers are not', () => {
  const { tried, fire, fingers } = scene();
  fire('touchstart', fingers([10, 10]));
  fire('touchmove', fingers([12, 13]));
  expect(tried).not.toHaveBeenCalled();
  fire('touchstart', fingers([10, 10], [60, 60]));
  fire('touchmove', fingers([10, 90], [60, 120]));
  expect(tried).not.toHaveBeenCalled();
  fire('touchstart', fingers([10, 10]));
  fire('touchmove', fingers([10, 40]));
  fire('touchmove', fingers([10, 80]));
  expect(tried.mock.calls).toEqual([['finger']]);
});

test('the wheel scrolls the page and is told, also on the frame itself; with Ctrl or ⌘ it reaches the map', () => {
  const { frame, tried, reached, fire, end } = scene();
  fire('wheel', { ctrlKey: false, metaKey: false });
  fire('wheel', { ctrlKey: false, metaKey: false }, frame);
  expect(tried.mock.calls).toEqual([['wheel'], ['wheel']]);
  expect(reached).not.toHaveBeenCalled();
  fire('wheel', { ctrlKey: true, metaKey: false });
  fire('wheel', { ctrlKey: false, metaKey: true });
  expect(reached).toHaveBeenCalledTimes(2);
  expect(tried).toHaveBeenCalledTimes(2);
  end();
  fire('wheel', { ctrlKey: false, metaKey: false });
  expect([tried.mock.calls.length, reached.mock.calls.length]).toEqual([2, 3]);
});
