import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as base from '@rrr/kit/base';
import * as map from '@rrr/kit/base/map';
import * as desk from '@rrr/kit/desk';
import { pieces } from './pieces.js';
import { showcaseHost } from './showcase-host.js';

const shown = pieces.flatMap(({ name, states }) =>
  states.flatMap((state) => (['en', 'fr'] as const).map((locale) => ({ name, state, locale }))),
);
test('every piece of the folder is on the page', async () => {
  const files = readdirSync('frontends/kit/showcase/pieces');
  const made = await Promise.all(files.map(async (file) => Object.values(await import(`./pieces/${file}`))));
  expect(new Set(made.flat())).toEqual(new Set(pieces));
});

/** They stand around a page, or show nothing of their own. */
const FRAMES = new Set(['AppFrame', 'DeskFrame', 'DeskLayout', 'ErrorBoundary', 'Later', 'LazyPage', 'Notices']);
test('every component that the kit exports is on the page', () => {
  const source = readdirSync('frontends/kit/showcase/pieces')
    .map((file) => readFileSync(`frontends/kit/showcase/pieces/${file}`, 'utf8'))
    .join('');
  const components = Object.entries({ ...base, ...desk, ...map })
    .filter(
      ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error),
    )
    .map(([name]) => name);
  const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(source));
  expect(new Set(missing)).toEqual(FRAMES);
});

test.each(shown.map((it) => [it.name, it.state.name[0], it.locale, it.state.show] as const))(
  '%s, %s, %s: no word or value is missing',
  async (_, __, locale, Show) => {
    const element = (
      <base.HostProvider value={showcaseHost(locale, () => {})}>
        <base.LocaleProvider value={locale}>
          <desk.DeskFrame>
            <Show />
          </desk.DeskFrame>
        </base.LocaleProvider>
      </base.HostProvider>
    );
    const router = createMemoryRouter([{ path: '*', element }]);
    const { container } = render(<RouterProvider router={router} />);
    // what loads on its own
    await act(async () => void (await import('../base/map/MapView.js')));
    expect(container.textContent).not.toMatch(/⟦|\{\{|undefined|NaN/);
  },
);
