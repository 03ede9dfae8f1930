import { PAGES } from '@rrr/contract';
import type { FirstWords } from './first-words.js';
import { escaped } from './html.js';

const PLATE =
  'M9 3h30a6 6 0 0 1 6 6v19.5c0 2.9-1.1 5.2-3.2 7.2l-6.6 6.2A11 11 0 0 1 27.7 45h-7.4a11 11 0 0 1-7.5-3.1' +
  'l-6.6-6.2C4.1 33.7 3 31.4 3 28.5V9a6 6 0 0 1 6-6Z';
const LETTER = 'M2 18V2h5.2a4 4 0 0 1 0 8H2m4.8 0 4.7 8';
/** The mark of frontends/kit/base/brand/Logo.tsx. */
const LOGO =
  '<svg width="36" height="36" viewBox="0 0 48 48" aria-hidden="true" focusable="false">' +
  `<clipPath id="start-plate"><path d="${PLATE}"/></clipPath>` +
  `<g clip-path="url(#start-plate)"><path d="${PLATE}" fill="#fff"/>` +
  '<path d="M0 48 V36.5 L48 30.5 V48Z" fill="#c8102e"/><path d="M0 33.7 L48 27.7 V29 L0 35Z" fill="#c8102e"/></g>' +
  '<g fill="none" stroke="#14161a" stroke-width="3.8" transform="translate(11.6 7.8) skewX(-7)">' +
  `<path d="${LETTER}"/><path d="${LETTER}" transform="translate(14.5 0)"/></g>` +
  `<path d="${PLATE}" fill="none" stroke="#14161a" stroke-width="2"/></svg>`;

const BRAND = `<span class="logo-button"><span class="logo">${LOGO}<span class="logo-text">Red Rider Rewards</span></span></span>`;

const SKELETON =
  '<div class="loading-page late" aria-busy="true"><div class="skeleton title"></div>' +
  '<div class="skeleton line"></div><div class="skeleton block"></div></div>';

/**
 * The frame of a personal area, before any script runs; the shell then draws its own in the same place
 * (frontends/shell/layouts/AreaFrame.tsx; a browser test compares them). What the page says first stands where the page
 * has it (frontends/kit/desk/pieces/Page.tsx).
 */
export const areaFrame = (first: FirstWords | undefined): string => {
  const lead = first?.lead === undefined ? '' : `<p>${escaped(first.lead)}</p>`;
  const words = first
    ? `<header class="area-head"${first.acts ? ' data-acts' : ''}><h1>${escaped(first.title)}</h1>${lead}</header>`
    : '';
  return (
    `<div class="area-frame"><header class="area-side">${BRAND}</header>` +
    `<main class="area-content">${words}${SKELETON}</main></div>`
  );
};

/** What a public page says first, in the elements of its own. */
const OPENINGS: Readonly<Record<string, (title: string, lead: string) => string>> = {
  // features/home/Panel.tsx
  [PAGES.home]: (title, lead) => {
    const sentences = title.split(/(?<=\.) /).map((part) => `<span>${part} </span>`);
    const said = `<h1>${sentences.join('')}</h1><p class="lead muted">${lead}</p>`;
    return `<div class="ink"><div class="hero"><div class="hero-text">${said}</div></div></div>`;
  },
  // features/events/EventsPage.tsx
  [PAGES.events]: (title, lead) =>
    `<div class="page"><header class="page-head"><div><h1>${title}</h1><p class="lead muted">${lead}</p></div></header></div>`,
  // features/dealers/DealersPage.tsx
  [PAGES.dealers]: (title, lead) =>
    '<section class="dealer-panel"><div class="dealer-panel-in"><div class="dealer-headline" aria-busy="true">' +
    `<p class="figure dealer-count">&nbsp;</p><h1>${title}<span class="dealer-around"> ${lead}</span></h1></div></div></section>`,
  // features/promoters/PromotersPage.tsx
  [PAGES.promoters]: (title, lead) =>
    '<section class="promoter-panel"><div class="promoter-panel-in">' +
    `<div><h1>${title}</h1><p class="lead promoter-lead">${lead}</p></div></div></section>`,
};

/**
 * The header of a public page, likewise (frontends/shell/layouts/SiteHeader.tsx), and what the page says first. For who
 * is signed in the header keeps the place of their picture, which on a phone stands where the brand's name would.
 */
export const siteFrame = (isSignedIn: boolean, page: string | undefined, first: FirstWords | undefined): string => {
  const words = first && page !== undefined && OPENINGS[page]?.(escaped(first.title), escaped(first.lead ?? ''));
  return (
    `<header class="site-header"><div class="site-bar">${BRAND}${isSignedIn ? '<span class="site-person"></span>' : ''}` +
    `</div></header>${words ? `<main class="site-main" aria-busy="true">${words}</main>` : ''}`
  );
};
