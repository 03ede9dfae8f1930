import { afterEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { START_DATA, type Locale, type ShownNotice } from '@rrr/contract';
import { LocaleProvider, NoticeBanner, NoticeBanners } from '@rrr/kit/base';
import { fakeHost } from '../testing/index.js';

const user = userEvent.setup();
const notice: ShownNotice = {
  _id: '01hq0000000000000000nt0001',
  version: 1,
  kind: 'info',
  text: 'Payouts go out on Monday.',
  link: null,
};
const other: ShownNotice = { ...notice, _id: '01hq0000000000000000nt0002', kind: 'warning', text: 'Closed on Friday.' };

afterEach(() => {
  localStorage.clear();
  document.getElementById(START_DATA)?.remove();
});

const write = (shown: readonly ShownNotice[], place = 'home') => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = START_DATA;
  block.textContent = JSON.stringify({ notices: { place, shown } });
  document.head.append(block);
};
const shown = (answer?: unknown) => {
  const host = fakeHost({ answers: answer === undefined ? {} : { shownNotices: answer } });
  const view = render(
    <main tabIndex={-1}>
      <NoticeBanners place="home" http={host.http} />
    </main>,
  );
  return { host, ...view };
};

test('what the server wrote into the page is there with the first screen, and nothing is asked for', () => {
  write([notice, other]);
  const { host } = shown();
  expect(screen.getAllByRole('status').map((it) => it.textContent)).toEqual([
    'Information: Payouts go out on Monday. ',
    'Important: Closed on Friday. ',
  ]);
  expect(screen.getByRole('region').dataset['late']).toBeUndefined();
  expect(host.calls).toEqual([]);
});

test('what comes later lies over the page, and nothing takes no room', async () => {
  write([notice], 'riders');
  const { host, container } = shown({ notices: [other] });
  expect(container.textContent).toBe('');
  expect((await screen.findByRole('region')).dataset['late']).toBe('true');
  expect(host.calls).toMatchObject([{ id: 'shownNotices', request: { query: { place: 'home' } } }]);
});

test('a failure shows nothing, and stops nothing', async () => {
  const { container, host } = shown();
  await waitFor(() => expect(host.calls).toHaveLength(1));
  expect(container.textContent).toBe('');
});

test('one that was dismissed stays away in this browser until it is changed, and the focus stays in the page', async () => {
  write([notice, other]);
  const first = shown();
  const dismissOf = (text: string) => screen.getByRole('button', { description: text });
  await user.click(dismissOf(notice.text));
  expect(screen.queryByText(notice.text)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region'));
  await user.click(dismissOf(other.text));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  first.unmount();
  const again = shown();
  expect(again.container.textContent).toBe('');
  again.unmount();
  document.getElementById(START_DATA)?.remove();
  write([{ ...notice, version: 2, text: 'Payouts go out on Tuesday.' }]);
  shown();
  expect(screen.getByText('Payouts go out on Tuesday.')).toBeVisible();
});

test('what a browser kept of others does not matter', () => {
  localStorage.setItem('notices-dismissed', '{"broken"');
  write([notice]);
  shown();
  expect(screen.getByText(notice.text)).toBeVisible();
});

const linkOf = (link: string, locale: Locale): string | null | undefined => {
  const view = render(
    <LocaleProvider value={locale}>
      <NoticeBanner notice={{ ...notice, link }} onDismiss={() => undefined} />
    </LocaleProvider>,
  );
  const href = screen.queryByRole('link')?.getAttribute('href');
  view.unmount();
  return href;
};

test('a link leads to a page in the reader’s language or to an https address, and nowhere else', () => {
  expect(linkOf('/about/faq', 'fr')).toBe('/fr/about/faq');
  expect(linkOf('/fr/about/faq', 'en')).toBe('/about/faq');
  expect(linkOf('/', 'fr')).toBe('/fr');
  expect(linkOf('https://example.com/a', 'fr')).toBe('https://example.com/a');
  for (const link of [
    'javascript:alert(1)',
    '//evil.example.com',
    '/\\evil.example.com',
    'http://example.com',
    'data:,x',
  ])
    expect(linkOf(link, 'en')).toBeUndefined();
});

test('a text is shown as it was typed, never as HTML', () => {
  const text = '<img src=x onerror=alert(1)><script>alert(2)</script> & “tents”';
  const { container } = render(<NoticeBanner notice={{ ...notice, text }} onDismiss={() => undefined} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(container.querySelector('img, script')).toBeNull();
});
