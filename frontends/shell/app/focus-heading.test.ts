import { afterEach, expect, test } from '@jest/globals';
import { focusHeading } from './focus-heading.js';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
let stop = () => {};
afterEach(() => stop());
const page = (inside: string) => {
  document.body.innerHTML = `<a href="#x">Events</a><main tabindex="-1">${inside}</main>`;
  const main = document.querySelector('main')!;
  document.querySelector('a')?.focus();
  stop = focusHeading(main);
  return main;
};

test('the focus goes to the heading, when it comes', async () => {
  const main = page('<p>Loading</p>');
  expect(document.activeElement?.tagName).toBe('A');
  main.innerHTML = '<h1>Events</h1>';
  await settled();
  expect(document.activeElement?.textContent).toBe('Events');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('the heading of the page that gives way does not keep it', async () => {
  const main = page('<h1>Rules</h1>');
  expect(document.activeElement?.textContent).toBe('Rules');
  main.innerHTML = '<h1>Events</h1>';
  await settled();
  expect(document.activeElement?.textContent).toBe('Events');
});

test('a page that puts the focus itself, and a reader who goes on, are left alone', async () => {
  const main = page('<p>Loading</p>');
  main.innerHTML = '<input>';
  main.querySelector('input')?.focus();
  main.append(Object.assign(document.createElement('h1'), { textContent: 'Log In' }));
  await settled();
  expect(document.activeElement?.tagName).toBe('INPUT');
  const other = page('<p>Loading</p>');
  dispatchEvent(new Event('keydown'));
  other.innerHTML = '<h1>Events</h1>';
  await settled();
  expect(document.activeElement?.tagName).toBe('A');
});
