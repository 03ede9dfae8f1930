import type { Places, Screen } from '../screen.js';
import { screens } from '../screens.js';
import { changedFiles } from './changed-files.js';
import { appOf, filesOf, pageFile } from './screen-files.js';

/** Always looked at, so that a fault of what looks is seen at once: one without an account, one with. */
const ALWAYS = ['the home page', 'the rider’s dashboard'];

/** As many as the gate has time for. `npm run test:full` looks at all. */
const MOST = 12;

const anywhere = new Proxy({} as Places, { get: () => '01hq0000000000000000000001' });
const addressOf = (screen: Screen): string => screen.path(anywhere).split(/[?#]/)[0] ?? '';

/** What is no page's own changes every screen of its app; the kit, those of all. */
const isShared = (file: string, app: string): boolean =>
  /^frontends\/.*\.(?:tsx?|css)$/.test(file) &&
  !/\.test\.|\/(?:pact|testing|showcase)\//.test(file) &&
  (file.startsWith('frontends/kit/') || (file.startsWith(`frontends/${app}/`) && !file.includes('/features/')));

/** The screens that any of these files has a part in. */
export const touchedBy = (files: readonly string[], all: readonly Screen[] = screens): Screen[] => {
  const filesOfPage = new Map<string, ReadonlySet<string>>();
  return all.filter((screen) => {
    const [address, page] = [addressOf(screen), pageFile(addressOf(screen))];
    if (files.some((file) => isShared(file, appOf(address)))) return true;
    if (page === undefined) return false;
    const own = filesOfPage.get(page) ?? filesOf(page);
    filesOfPage.set(page, own);
    return files.some((file) => own.has(file));
  });
};

/** At most so many, from all over the list. */
export const spread = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as T);

/** In the gate the screens that changed (ADR 10); in `npm run test:full` all. */
export const chosenScreens: readonly Screen[] =
  process.env['TEST_FULL'] === '1'
    ? screens
    : [
        ...new Set([
          ...screens.filter(({ name }) => ALWAYS.includes(name)),
          ...spread(touchedBy(changedFiles()), MOST),
        ]),
      ];
