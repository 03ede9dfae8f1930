import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DEFAULT_LOCALE, LOCALES } from '../languages/table.mjs';
import { root } from './apps.mjs';

const brandFile = (file) => path.join(root, 'frontends/kit/base/brand', file);
const brand = (file) => readFileSync(brandFile(file));
/** The picture of the first language, until tools/brand/share-pictures.mjs has drawn one. */
const sharePicture = (locale) =>
  brand(`share-${existsSync(brandFile(`share-${locale}.png`)) ? locale : DEFAULT_LOCALE}.png`);
/** The portal's paper: pictures that a system cuts into its own shape need a ground. */
const PAPER = '#f7f6f3';

/** `share`: of the edge that the plate takes. A maskable icon keeps its inner 80 % (W3C, manifest). */
const ICONS = [
  { name: 'icons/icon-192.png', size: 192, share: 1 },
  { name: 'icons/icon-512.png', size: 512, share: 1 },
  { name: 'icons/maskable-512.png', size: 512, share: 0.62, ground: PAPER },
  { name: 'apple-touch-icon.png', size: 180, share: 0.78, ground: PAPER },
];

const drawn = async ({ size, share, ground }) => {
  const edge = Math.round(size * share);
  const plate = await sharp(brand('favicon.svg'), { density: (72 * edge) / 48 })
    .resize(edge, edge)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: plate, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** Draws the icons of an installed portal from the logo, and puts the share pictures beside the pages. */
export class Icons {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Icons', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'Icons', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const icon of ICONS) compilation.emitAsset(icon.name, new sources.RawSource(await drawn(icon)));
          for (const locale of LOCALES)
            compilation.emitAsset(`share-${locale}.png`, new sources.RawSource(sharePicture(locale)));
        },
      ),
    );
  }
}
