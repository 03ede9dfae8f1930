import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FilterChoice } from './FilterChoice.js';

const choices = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));
const show = (value: string) => <FilterChoice label="Parts" value={value} choices={choices} onChange={jest.fn()} />;
const sized = (inside: number, shown: number) => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(inside);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(shown);
};
/** buttons of 200 px in a row of 300 px, moved by how far the row is scrolled */
const placed = () =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = choices.findIndex(({ label }) => label === this.textContent);
    return at < 0
      ? new DOMRect(0, 0, 300, 44)
      : new DOMRect(at * 200 - (this.parentElement?.scrollLeft ?? 0), 0, 200, 44);
  });
afterEach(() => {
  jest.restoreAllMocks();
});

test('a row that fits says nothing of more', () => {
  render(show('One'));
  expect(screen.getByRole('group').dataset.more).toBeUndefined();
});

test('the pressed one is brought to the middle of its row, which says to which sides it goes on', () => {
  sized(600, 300);
  placed();
  const { rerender } = render(show('Two'));
  const row = screen.getByRole('group', { name: 'Parts' });
  expect([row.scrollLeft, row.dataset.more]).toEqual([150, 'before after']);
  rerender(show('Three'));
  expect([row.scrollLeft, row.dataset.more]).toEqual([350, 'before']);
  row.scrollLeft = 0;
  fireEvent.scroll(row);
  expect(row.dataset.more).toBe('after');
});
