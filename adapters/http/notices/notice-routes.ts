import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { type Notice, NOTICE_PLACES, type NoticeFields, type NoticePlace, stateOfNotice } from '@rrr/core/notices';
import { dateIn, instantIn, NotFound, timeIn } from '@rrr/core/shared';
import { EdgeError } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import type { ShownNotices } from '../site/shown-notices.js';

type Written = Parameters<typeof fieldsOf>[0];

/** Whose dashboard a place is; `home` is everybody's. */
const READERS = { riders: 'rider', dealers: 'dealer', promoters: 'promoter' } as const;

const assertReader = (place: NoticePlace, actor: Actor | null): void => {
  if (place === 'home' || actor?.type === READERS[place]) return;
  throw new EdgeError(actor ? 'FORBIDDEN' : 'UNAUTHENTICATED');
};

const fieldsOf = (
  it: Omit<contract.Notice, '_id' | 'status' | 'startsAt' | 'endsAt' | 'version' | 'createdAt' | 'createdBy'>,
  zone: string,
): NoticeFields => ({
  kind: it.kind,
  en: it.en,
  fr: it.fr,
  link: it.link,
  places: NOTICE_PLACES.filter((place) => it.places[place]),
  from: instantIn(it.startDate, it.startTime, zone),
  until: instantIn(it.endDate, it.endTime, zone),
});

/** Words on the home page and the dashboards, which change without a deployment. */
export const noticeRoutes = (ports: HttpPorts, shown: ShownNotices): readonly Route[] => {
  const { queries, useCases, clock, program } = ports;
  const { timeZone: zone } = program;
  const present = (it: Notice): contract.Notice => ({
    _id: it.id,
    kind: it.kind,
    en: it.en,
    fr: it.fr,
    link: it.link,
    places: {
      home: it.places.includes('home'),
      riders: it.places.includes('riders'),
      dealers: it.places.includes('dealers'),
      promoters: it.places.includes('promoters'),
    },
    startDate: dateIn(it.from, zone),
    startTime: timeIn(it.from, zone),
    endDate: dateIn(it.until, zone),
    endTime: timeIn(it.until, zone),
    startsAt: it.from,
    endsAt: it.until,
    status: stateOfNotice(it, clock.now()),
    version: it.version,
    createdAt: it.createdAt,
    createdBy: it.createdBy,
  });
  const saved = async (saving: Promise<Notice>) => {
    const notice = await saving;
    shown.forget();
    return { notice: present(notice) };
  };
  const asked = (body: Written): NoticeFields => fieldsOf(body, zone);
  return [
    route(contract.shownNotices, can('public'), async ({ actor, query: { place }, locale }) => {
      assertReader(place, actor);
      return { notices: [...(await shown.of(place, locale))] };
    }),
    route(contract.listNotices, can('notice:manage'), async ({ query: { status, ...page } }) => {
      const found = await queries.notices.list({ ...page, at: clock.now(), ...(status ? { state: status } : {}) });
      return { notices: found.items.map(present), pagination: pagination(found) };
    }),
    route(contract.getNotice, can('notice:manage'), async ({ params: { noticeId } }) => {
      const found = await queries.notices.one(noticeId);
      if (!found) throw new NotFound('notice');
      return { notice: present(found) };
    }),
    route(contract.addNotice, can('notice:manage'), ({ actor, body }) =>
      saved(useCases.addNotice({ actor, notice: asked(body) })),
    ),
    route(contract.editNotice, can('notice:manage'), ({ actor, params: { noticeId }, body: { version, ...body } }) =>
      saved(useCases.editNotice({ actor, noticeId, version, notice: asked(body) })),
    ),
    route(contract.endNotice, can('notice:manage'), ({ actor, params: { noticeId }, body: { version } }) =>
      saved(useCases.endNotice({ actor, noticeId, version })),
    ),
  ];
};
