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
  item: Omit<contract.Notice, '_id' | 'status' | 'startsAt' | 'endsAt' | 'version' | 'createdAt' | 'createdBy'>,
  zone: string,
): NoticeFields => ({
  kind: item.kind,
  en: item.en,
  fr: item.fr,
  link: item.link,
  places: NOTICE_PLACES.filter((place) => item.places[place]),
  from: instantIn(item.startDate, item.startTime, zone),
  until: instantIn(item.endDate, item.endTime, zone),
});

/** Words on the home page and the dashboards, which change without a deployment. */
export const noticeRoutes = (ports: HttpPorts, shown: ShownNotices): readonly Route[] => {
  const { queries, useCases, clock, program } = ports;
  const { timeZone: zone } = program;
  const present = (notice: Notice): contract.Notice => ({
    _id: notice.id,
    kind: notice.kind,
    en: notice.en,
    fr: notice.fr,
    link: notice.link,
    places: {
      home: notice.places.includes('home'),
      riders: notice.places.includes('riders'),
      dealers: notice.places.includes('dealers'),
      promoters: notice.places.includes('promoters'),
    },
    startDate: dateIn(notice.from, zone),
    startTime: timeIn(notice.from, zone),
    endDate: dateIn(notice.until, zone),
    endTime: timeIn(notice.until, zone),
    startsAt: notice.from,
    endsAt: notice.until,
    status: stateOfNotice(notice, clock.now()),
    version: notice.version,
    createdAt: notice.createdAt,
    createdBy: notice.createdBy,
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
