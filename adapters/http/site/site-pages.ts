import { type NoticePlace, START_DATA, type StartData } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import { dateIn } from '@rrr/core/shared';
import { type RequestHandler, type Request, type Response } from 'express';
import { join } from 'node:path';
import { compressed } from '../edge/compressed.js';
import { type CookieNames } from '../edge/cookies.js';
import { isKnown } from '../routing/entity-tag.js';
import type { Identity } from '../edge/identify.js';
import type { PriorityLanes } from '../edge/priority-lanes.js';
import { barePath, findPage, isAreaPage, localeOfPage } from '../routing/pages.js';
import type { ShownNotices } from './shown-notices.js';
import type { HttpPorts } from '../ports.js';
import { presentProgram } from '../session/present-program.js';
import { remotesList, type StaticSettings } from '../remotes-list.js';
import { firstWords } from './first-words.js';
import { areaFrame, siteFrame } from './frames.js';
import { builtFile, builtFolder } from './built-file.js';
import { earlyCalls } from './early-calls.js';
import { faqOf } from './faq.js';
import { jsonBlock } from './html.js';
import { isFound, pageHead, type ShownPage } from './page-head.js';
import { pageRecords, recordKind } from './page-records.js';
import { preloads } from './preloads.js';
import { areaOf, inSlot, inTime, pageSession } from './start-data.js';

/** Visitor statistics of the operator's own: the script, and the site's number there. */
export type Analytics = NonNullable<StartData['analytics']>;

interface Settings extends StaticSettings {
  readonly publicUrl: URL;
  readonly analytics: Analytics | null;
}
interface Edge {
  readonly identify: (token: string | undefined) => Promise<Identity>;
  readonly cookies: CookieNames;
  readonly lanes: PriorityLanes;
  readonly notices: ShownNotices;
}

const PLAIN =
  '<!doctype html><meta charset="utf-8"><title>Red Rider Rewards</title>' +
  '<p>The screens are not built yet. Run <code>npm run build</code>.</p>';
const LOOKS_LIKE_FILE = /\.[a-z0-9]+$/i;
/** Notices are kept for some seconds; when they are not, a page waits no longer for them, and the shell asks. */
const NOTICE_MILLISECONDS = 300;
const PLACES: Readonly<Record<string, NoticePlace>> = { rider: 'riders', dealer: 'dealers', promoter: 'promoters' };
const HEAD = /<!--!head-->[^]*<!--!\/head-->/;
const ROOT = '<div id="root"></div>';
/** Whether this server serves a remote: its manifest then has no origin. */
const isOurs = (manifest: string | undefined): boolean => manifest?.startsWith('/') ?? false;

/** Makes a value anew only when what it is made of has changed. */
const latest = <const K extends readonly unknown[], T>(keysNow: () => K, make: (keys: K) => T): (() => T) => {
  let made: { readonly keys: K; readonly value: T } | undefined;
  return () => {
    const keys = keysNow();
    if (!made || keys.some((key, at) => key !== made?.keys[at])) made = { keys, value: make(keys) };
    return made.value;
  };
};

/**
 * Sends the shell for page requests, with what the server knows already: the head in the page's language, the visitor's
 * session, preloads of the files that the page needs, and the frame that stands until they run. Unknown pages and
 * records have status 404. Requests for files or other types are passed on (ADR 45).
 */
export const sitePages = (
  ports: HttpPorts,
  settings: Settings,
  { identify, cookies, lanes, notices }: Edge,
): RequestHandler => {
  const { queries, program, clock, captcha, provider, sandbox } = ports;
  const { publicUrl, frontends } = settings;
  const shell = join(frontends, 'shell');
  const template = builtFile((text) => text);
  /** The built page of a half of the shell and a language, as far as the build has them. */
  const builtPage = (isArea: boolean, locale: Locale): string | undefined => {
    const half = isArea ? 'area.html' : 'index.html';
    const names = [`${builtFolder(locale)}${half}`, half, 'index.html'];
    return names.map((name) => template(join(shell, name))).find((text) => text !== undefined);
  };
  const records = pageRecords(ports);
  const sessionOf = pageSession({
    people: queries.people,
    program,
    identify,
    cookies,
    enter: lanes.of({ id: 'getSession' }),
  });
  const enter = lanes.of({ id: 'page' });
  const files = preloads(frontends);
  const remotes = remotesList(settings);
  const words = firstWords(frontends);
  const today = latest(
    () => [dateIn(clock.now(), program.timeZone), program.seasons] as const,
    ([day]) => {
      const config = presentProgram(program, day, { sandbox, captcha, provider });
      return { config, questions: faqOf(shell, config) };
    },
  );
  const head = pageHead({
    origin: publicUrl.origin,
    brand: program.brand,
    clock,
    questions: (locale) => today().questions(locale),
  });

  const shownPage = async (req: Request, res: Response): Promise<ShownPage> => {
    const found = findPage(req.path);
    const locale = localeOfPage(req.path);
    const kind = found && recordKind(found.page);
    const [recordId] = found?.params ?? [];
    const record =
      kind === undefined || recordId === undefined
        ? undefined
        : await inTime(inSlot(enter, req, res, () => records(kind, recordId)));
    return { page: found?.page, path: barePath(req.path).toLowerCase(), locale, record };
  };

  /** What shows on the home page, or on the dashboard of an area; nothing where notices never show. */
  const noticesOf = async (place: NoticePlace | undefined, locale: Locale): Promise<Pick<StartData, 'notices'>> => {
    const shown = place && (await inTime(notices.of(place, locale), NOTICE_MILLISECONDS));
    return place && shown ? { notices: { place, shown } } : {};
  };

  const send = (html: string, personal: boolean, req: Request, res: Response): void | Promise<void> => {
    const bytes = Buffer.from(html);
    res.type('html');
    if (personal) {
      res.setHeader('Cache-Control', 'private, no-store');
      res.vary('Cookie');
      // a session beside text that someone else may have chosen: compressed only for our own visitor's navigation
      const site = req.headers['sec-fetch-site'];
      if (site === 'same-origin' || site === 'none') return compressed(bytes, req, res);
      res.setHeader('Content-Length', bytes.length);
      return void res.end(bytes);
    }
    res.setHeader('Cache-Control', 'no-cache');
    if (res.statusCode === 200 && isKnown(bytes, req, res)) return void res.status(304).end();
    return compressed(bytes, req, res);
  };

  return async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || /^\/(?:api|remotes)(?:\/|$)/.test(req.path)) return next();
    if (!findPage(req.path) && (LOOKS_LIKE_FILE.test(req.path) || !req.accepts('html'))) return next();
    const [shown, session] = await Promise.all([shownPage(req, res), sessionOf(req, res)]);
    const { page, locale } = shown;
    res.setHeader('Content-Language', locale);
    const inArea = isAreaPage(req.path);
    const built = builtPage(inArea, locale);
    if (built === undefined) return void res.status(503).type('html').send(PLAIN);
    res.status(isFound(shown) ? 200 : 404);
    const area = areaOf(page, session);
    const isPersonal = page?.startsWith('auth/') ?? false;
    const { html, indexed } = head(shown);
    // the address of other pages may name a person, or where one was going
    const isCounted = settings.analytics !== null && indexed && !('next' in req.query);
    if (!indexed) res.setHeader('X-Robots-Tag', 'noindex');
    // an address with a query may show something else first
    const isPlain = Object.keys(req.query).length === 0;
    const calls =
      isPlain && isFound(shown) && (!isPersonal || area !== undefined) ? earlyCalls(findPage(req.path), session) : [];
    const place = area ? PLACES[area] : isPersonal ? undefined : 'home';
    const data: StartData = {
      ...(await noticesOf(place, locale)),
      ...(session === undefined ? {} : { session }),
      ...(calls.length > 0 ? { calls } : {}),
      ...(isPersonal
        ? { remotes }
        : { config: today().config, ...(isCounted ? { analytics: settings.analytics } : {}) }),
    };
    const isElsewhere = area !== undefined && !isOurs(remotes.remotes[area]);
    const below = area ? (page?.slice(`auth/${area}/`.length) ?? '') : page;
    const loads =
      below === undefined || isElsewhere
        ? ''
        : area
          ? files.ofArea(area, below, locale)
          : files.ofPublicPage(below, locale);
    const first =
      below === undefined || isElsewhere || !isFound(shown)
        ? undefined
        : words({ area, page: below, locale, isPlain, data });
    // an area that is not the visitor's leads elsewhere
    const frame = area ? areaFrame(first) : inArea ? undefined : siteFrame(Boolean(session), page, first);
    const text = built
      .replace(HEAD, () => html)
      .replace(
        '</head>',
        () => `${loads}<script type="application/json" id="${START_DATA}">${jsonBlock(data)}</script></head>`,
      )
      .replace(ROOT, () => (frame ? `<div id="root">${frame}</div>` : ROOT));
    await send(text, session !== null, req, res);
  };
};
