import { pagePaths, PAGES } from '@rrr/contract';
import { DEFAULT_LOCALE, inLanguage, type Locale, LOCALES } from '@rrr/records/languages';
import { type Request, type Response, Router } from 'express';
import { callerAddress } from './edge/caller-address.js';
import { compressed } from './edge/compressed.js';
import { EdgeError } from './refusals/edge-error.js';
import type { ConcurrencyLimit } from './edge/concurrency-limit.js';
import type { HttpPorts } from './ports.js';
import { keep } from './site/keep.js';
import { indexedPages } from './site/page-texts.js';

interface Site {
  readonly publicUrl: URL;
  readonly contactEmail: string;
}

/** events and series per sitemap file; with two URLs each, far below the limit of 50,000 */
const A_FILE = 5_000;
const KEPT_MILLISECONDS = 10 * 60_000;
/** maximum number of cached files, a few megabytes each */
const KEPT_FILES = 4;
const DAY = 24 * 3_600_000;
/** RFC 9116 requires less than a year */
const SECURITY_DAYS = 180;

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap entries of a page in each language, linked to each other. */
const entries = (origin: string, page: string): string => {
  const at = (locale: Locale): string => xml(`${origin}${inLanguage(`/${page}`, locale)}`);
  const others = [...LOCALES.map((locale) => [locale, at(locale)] as const), ['x-default', at(DEFAULT_LOCALE)] as const]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return LOCALES.map((locale) => `<url><loc>${at(locale)}</loc>${others}</url>\n`).join('');
};
const urlset = (origin: string, pages: readonly string[]): string =>
  `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${pages.map((page) => entries(origin, page)).join('')}</urlset>\n`;
const index = (origin: string, files: number): string =>
  [
    `${HEAD}<sitemapindex ${NAMESPACE}>\n`,
    ...Array.from({ length: files }, (_, n) => `<sitemap><loc>${origin}/sitemap-${n + 1}.xml</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

/** The page of a series, if the shell has one. */
const seriesPage = pagePaths().find((pagePath) => pagePath.startsWith('events/serie/:'));

interface Sitemap {
  readonly text: string;
  readonly files: number;
}

/** The sitemap files by number, and how many there are. null: there is no such file */
const sitemaps = ({ queries: { events, series } }: Pick<HttpPorts, 'queries'>, origin: string) => {
  const publicSeries = async (): Promise<readonly string[]> =>
    seriesPage === undefined
      ? []
      : (await series.search({ active: true, page: 1, limit: A_FILE })).items.map(({ id }) => id);
  const make = async (page: number): Promise<Sitemap | null> => {
    const { items, totalPages } = await events.ids({ page, limit: A_FILE });
    const files = Math.max(1, totalPages);
    if (page > files) return null;
    const pages = [
      ...(page === 1 ? indexedPages : []),
      ...(page === 1 ? await publicSeries() : []).map((id) => (seriesPage ?? '').replace(/:\w+/, id)),
      ...items.map((id) => PAGES.event.replace(':eventId', id)),
    ];
    return { text: urlset(origin, pages), files };
  };
  return keep((page) => make(Number(page)), { milliseconds: KEPT_MILLISECONDS, most: KEPT_FILES });
};

/** robots.txt, sitemaps, security.txt and similar files. */
export const siteFiles = (
  ports: HttpPorts,
  { publicUrl: { origin }, contactEmail }: Site,
  enter: ConcurrencyLimit['enter'],
): Router => {
  const router = Router();
  const sitemap = sitemaps(ports, origin);
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    ...['/auth/', '/proxy-', '/logout'].flatMap((path) =>
      LOCALES.map((locale) => `Disallow: ${inLanguage(path, locale)}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
  const send = (req: Request, res: Response, type: string, text: string): Promise<void> => {
    res.setHeader('Cache-Control', 'public, max-age=600');
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    return compressed(Buffer.from(text), req, res);
  };
  const sendSitemap = async (
    page: number,
    req: Request,
    res: Response,
    show: (file: Sitemap) => string,
  ): Promise<void> => {
    const place = await enter(callerAddress(req), () => res.destroyed);
    try {
      const file = await sitemap(String(page));
      if (!file) throw new EdgeError('ROUTE_NOT_FOUND');
      await send(req, res, 'application/xml', show(file));
    } finally {
      place.leave();
    }
  };
  const security = (req: Request, res: Response): Promise<void> => {
    const expires = new Date(Date.parse(ports.clock.now()) + SECURITY_DAYS * DAY);
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ];
    return send(req, res, 'text/plain', lines.join('\n'));
  };

  router.get('/robots.txt', (req, res) => send(req, res, 'text/plain', robots));
  router.get(['/.well-known/security.txt', '/security.txt'], security);
  router.get('/sitemap.xml', (req, res) =>
    sendSitemap(1, req, res, ({ text, files }) => (files > 1 ? index(origin, files) : text)),
  );
  router.get('/sitemap-:page.xml', (req, res) => {
    const page = /^[1-9]\d{0,5}$/.test(req.params.page) ? Number(req.params.page) : null;
    if (page === null) throw new EdgeError('ROUTE_NOT_FOUND');
    return sendSitemap(page, req, res, ({ text }) => text);
  });
  return router;
};
