import { beforeAll } from '@jest/globals';
import { type Visitor, whatIsOpen } from './browser.js';
import { findings, type Language, narrow, resize, settle, wide } from './inspect.js';
import { usePortal } from './portal.js';
import { type Places, type Screen, type Who, roles } from './screen.js';
import { findPlaces } from './screens.js';

export const languages = [
  ['en', 'English'],
  ['fr', 'French'],
] as const;

/** A browser for each role, and what a look at a screen finds wrong. */
export const useScreens = () => {
  const portal = usePortal();
  const visitors = new Map<Who, Visitor>();
  let places: Places;

  beforeAll(async () => {
    for (const who of ['nobody', ...roles] as const) {
      const visitor = await (who === 'nobody'
        ? portal.visit({ viewport: wide })
        : portal.logIn(who, { viewport: wide }));
      visitors.set(who, visitor);
    }
    places = await findPlaces(portal.server, visitorOf('admin').context.request);
  }, 120_000);

  const visitorOf = (who: Who): Visitor => {
    const visitor = visitors.get(who);
    if (!visitor) throw new Error(`Nobody is logged in as ${who}`);
    return visitor;
  };

  /** where a screen is, in English */
  const pathOf = (screen: Screen): string => screen.path(places);

  const open = async (screen: Screen, language: Language): Promise<Visitor> => {
    const visitor = visitorOf(screen.who);
    const path = screen.path(places);
    await visitor.page.goto(language === 'fr' ? `/fr${path === '/' ? '' : path}` : path);
    await settle(visitor.page);
    try {
      await screen.reach?.(visitor.page, places);
    } catch (cause) {
      throw new Error(`Not reached: ${screen.name}\nOpen were:\n${await whatIsOpen()}`, { cause });
    }
    await settle(visitor.page);
    return visitor;
  };

  /**
   * All that is wrong with a screen at both widths. English is loaded on the desk and made narrow, French the other way
   * round. Contrast is looked at before the change of width, and so at both widths over the two languages: colours do
   * not depend on the language.
   */
  const wrongWith = async (screen: Screen, language: Language): Promise<string[]> => {
    const { page, faults } = visitorOf(screen.who);
    const before = faults.length;
    const [first, second] = language === 'en' ? [wide, narrow] : [narrow, wide];
    await page.setViewportSize(first);
    const { see } = await open(screen, language);
    const found = await findings(page, language);
    await see(`${screen.name} ${language} ${first.width}`);
    await resize(page, second);
    found.push(...(await findings(page, language, false)));
    await see(`${screen.name} ${language} ${second.width}`);
    return [...found, ...faults.slice(before)];
  };

  const wrongInTheDark = async (screen: Screen): Promise<string[]> => {
    const { page } = visitorOf(screen.who);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(screen, 'en');
    const found = await findings(page, 'en');
    await visitorOf(screen.who).see(`${screen.name} dark`);
    await page.emulateMedia({ colorScheme: 'light' });
    return found;
  };

  return { visitorOf, pathOf, open, wrongWith, wrongInTheDark };
};
