// Draws the pictures of shared links, share-en.png, share-fr.png and so on, from the logo and the portal's own typeface:
// `node tools/brand/share-pictures.mjs`. They are kept beside the logo, because a build has no browser.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright } from 'playwright-core';
import sharp from 'sharp';
import { chromium, chromiumFlags } from '../chromium.mjs';
import { root } from '../webpack/apps.mjs';
import { wordsIn } from '../webpack/words-in.mjs';

const brand = path.join(root, 'frontends/kit/base/brand');
const [width, height] = [1200, 630];
const WORDS = await wordsIn('kit/base/brand/words/share-*.ts');
const face = (weight) =>
  `@font-face{font-family:B;font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(
    path.join(root, `node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`),
  ).toString('base64')})}`;
/** The track of the home page (frontends/shell/features/home/TrackArt.tsx). */
const TRACK =
  'M118 316 C 62 312 38 262 62 216 C 80 182 128 188 150 160 C 172 132 140 96 172 66 C 208 32 268 44 282 88' +
  ' C 294 128 256 150 276 182 C 298 216 352 180 404 158 C 458 136 512 164 512 222 C 512 284 456 318 388 318' +
  ' C 330 318 318 272 272 270 C 224 268 206 322 118 316 Z';

const page = (locale) => {
  const { lines, lead } = WORDS[locale];
  return `<!doctype html><style>${face(600)}${face(700)}
  *{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px;position:relative;overflow:hidden}
  body{background:#14161a;color:#f2f1ee;font-family:B}
  .track{position:absolute;inset:0}.text{position:absolute;left:72px;top:64px;display:flex;flex-direction:column;height:502px}
  .brand{display:flex;align-items:center;gap:20px;font:700 44px B}.brand svg{width:84px;height:84px}
  h1{font:700 118px/1.02 B;margin-top:auto}.lead{font:600 40px/1.2 B;color:#a3a8b0;margin-top:24px}
  .bar{position:absolute;left:0;bottom:0;width:100%;height:12px;background:#c8102e}</style>
  <svg class="track" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">
  <g transform="translate(470 -20) scale(1.36) rotate(6)"><path d="${TRACK}" stroke="#2e333a" stroke-width="34"/>
  <path d="${TRACK}" stroke="#c8102e" stroke-width="3" stroke-dasharray="12 10"/></g></svg>
  <div class="text"><div class="brand">${readFileSync(path.join(brand, 'favicon.svg'), 'utf8')}Red Rider Rewards</div>
  <h1>${lines.replace('\n', '<br>')}</h1><p class="lead">${lead}</p></div><div class="bar"></div>`;
};

const browser = await playwright.launch({ executablePath: chromium(), args: chromiumFlags });
const tab = await browser.newPage({ viewport: { width, height } });
for (const locale of Object.keys(WORDS)) {
  await tab.setContent(page(locale));
  await tab.evaluate(() => document.fonts.ready);
  const shot = await tab.screenshot();
  writeFileSync(
    path.join(brand, `share-${locale}.png`),
    await sharp(shot).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  );
}
await browser.close();
