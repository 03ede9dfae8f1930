import { chromiumPath, requireParts } from './debian.mjs';

/** The path of the Chromium of browser tests; installs Debian's if there is none and permissions allow. */
export const chromium = () => {
  requireParts('Chromium');
  return chromiumPath();
};

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
