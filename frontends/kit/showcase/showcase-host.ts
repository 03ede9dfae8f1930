import type { Locale } from '@rrr/contract';
import { pageTheme, type Host, type Notice } from '@rrr/kit/base';
import { fakeHost } from '../base/testing/fake-host.js';

/** A host without a server: pieces that ask for something get an answer that is made here, or a refusal. */
export const showcaseHost = (locale: Locale, notify: (notice: Notice) => void): Host => ({
  ...fakeHost({ locale, basePath: '', answers: { setLang: {}, getConfig: { captcha: { kind: 'altcha' } } } }),
  theme: pageTheme,
  notify,
  // eslint-disable-next-line no-console -- the page of developers has nowhere else to say it
  report: (error) => console.error(error),
});
