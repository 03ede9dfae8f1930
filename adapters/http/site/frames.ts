const PLATE =
  'M9 3h30a6 6 0 0 1 6 6v19.5c0 2.9-1.1 5.2-3.2 7.2l-6.6 6.2A11 11 0 0 1 27.7 45h-7.4a11 11 0 0 1-7.5-3.1l-6.6-6.2C4.1 33.7 3 31.4 3 28.5V9a6 6 0 0 1 6-6Z';
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

/**
 * The frame of a personal area, before any script runs; the shell then draws its own in the same place
 * (frontends/shell/layouts/AreaFrame.tsx; a browser test compares them).
 */
export const AREA_FRAME =
  `<div class="area-frame"><header class="area-side">${BRAND}</header>` +
  '<main class="area-content"><div class="loading-page late" aria-busy="true"><div class="skeleton title"></div>' +
  '<div class="skeleton line"></div><div class="skeleton block"></div></div></main></div>';

/**
 * The header of a public page, likewise (frontends/shell/layouts/SiteHeader.tsx). For who is signed in it keeps the
 * place of their picture, which on a phone stands where the brand's name would.
 */
export const siteFrame = (isSignedIn: boolean): string =>
  `<header class="site-header"><div class="site-bar">${BRAND}${isSignedIn ? '<span class="site-person"></span>' : ''}` +
  '</div></header>';
