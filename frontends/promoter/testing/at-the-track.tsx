import { fakeHost, fakeSession, renderRemote, type Answers } from '@rrr/kit/base/testing';
import remote from '../remote.js';
import { event, firstPage, listed, promoter } from './examples.js';

interface Options {
  answers?: Answers;
  locale?: 'en' | 'fr';
}

/** The whole promoter remote at one of its addresses, signed in as the promoter of the examples. */
export const atTheTrack = (path: string, { answers = {}, locale = 'en' }: Options = {}) => {
  const host = fakeHost({
    session: fakeSession('promoter'),
    locale,
    basePath: `${locale === 'fr' ? '/fr' : ''}/auth/promoter`,
    answers: {
      resultCandidates: { candidates: [] },
      getEvent: { event, series: null },
      getPromoter: { promoter },
      promoterEvents: { events: [listed], pagination: firstPage },
      promoterUnmatched: { results: [], pagination: firstPage },
      listPlaces: { countries: [], regions: { US: [{ code: 'OR', name: 'Oregon' }] } },
      promoterSeries: { series: [], pagination: firstPage },
      ...answers,
    },
  });
  return renderRemote(remote, path, host);
};

/** The requests made of one call, in order. */
export const asked = (host: { calls: readonly { id: string; request: unknown }[] }, id: string) =>
  host.calls.filter((call) => call.id === id).map((call) => call.request as Record<string, unknown>);

/** What was sent with each file, but for the name of its upload, which is another each time. */
export const sentWith = (host: Parameters<typeof asked>[0], id: string) =>
  asked(host, id).map(({ body }) => {
    const { progressId: _progressId, ...said } = body as Record<string, unknown>;
    return said;
  });
