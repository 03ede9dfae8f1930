import type { Actor } from '../access/index.js';
import { changesOf, maskedFields, recordAct } from '../audit/index.js';
import { type Instant, NotFound, type PortsOf, StaleEdit, type Stores } from '../shared/index.js';
import { fullPlace, MOST_AT_ONCE, MOST_LIVE, type Notice, NOTICE_PLACES, stateOfNotice } from './notice.js';
import { NoticeRefused } from './refusals.js';

/** The editable fields of a notice. */
export type NoticeFields = Pick<Notice, 'kind' | 'en' | 'fr' | 'link' | 'places' | 'from' | 'until'>;

type Ports = PortsOf<'notices' | 'audit', 'clock' | 'ids'>;

export interface AddNotice {
  readonly actor: Actor;
  readonly notice: NoticeFields;
}

/** Writes a notice, which shows by itself from its first moment on. Admins only. @throws NotFound NoticeRefused */
export const addNotice =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, notice: asked }: AddNotice): Promise<Notice> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('notice');
      const at = clock.now();
      const fields = fieldsOf(asked);
      const notice: Notice = { id: ids.next(), ...fields, version: 1, createdAt: at, createdBy: actor.name };
      await assertFits(tx, notice, at);
      await tx.notices.add(notice);
      await recordAct(tx, { ids, at, actor }, 'add-notice', ['notice', notice.id], maskedFields(fields));
      return notice;
    });

export interface EditNotice extends AddNotice {
  readonly noticeId: string;
  /** the version that was edited */
  readonly version: number;
}

/**
 * Changes a notice that has not ended. An edit without changes keeps the version, so that who has dismissed it does not
 * see it again. Admins only.
 * @throws NotFound StaleEdit NoticeRefused
 */
export const editNotice =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, noticeId, version, notice: asked }: EditNotice): Promise<Notice> =>
    uow.run(async (tx) => {
      const at = clock.now();
      const before = await lockedNotice(tx, { actor, noticeId, version }, at);
      const fields = fieldsOf(asked);
      const edited: Notice = { ...before, ...fields };
      const changes = changesOf(before, edited);
      if (Object.keys(changes).length === 0) return before;
      await assertFits(tx, edited, at);
      const after: Notice = { ...edited, version: version + 1 };
      await tx.notices.save(after);
      await recordAct(tx, { ids, at, actor }, 'edit-notice', ['notice', noticeId], changes);
      return after;
    });

export type EndNotice = Omit<EditNotice, 'notice'>;

/** Ends a notice now; one that was planned never shows. It stays in the list. Admins only. @throws NotFound StaleEdit NoticeRefused */
export const endNotice =
  ({ uow, clock, ids }: Ports) =>
  (cmd: EndNotice): Promise<Notice> =>
    uow.run(async (tx) => {
      const at = clock.now();
      const before = await lockedNotice(tx, cmd, at);
      const from = before.from < at ? before.from : at;
      const after: Notice = { ...before, from, until: at, version: cmd.version + 1 };
      await tx.notices.save(after);
      await recordAct(
        tx,
        { ids, at, actor: cmd.actor },
        'end-notice',
        ['notice', cmd.noticeId],
        changesOf<Notice>({ until: before.until }, { until: at }),
      );
      return after;
    });

/** Each place once, in the order of the list. */
const fieldsOf = ({ kind, en, fr, link, places, from, until }: NoticeFields): NoticeFields => ({
  kind,
  en: en.trim(),
  fr: fr.trim(),
  link,
  places: NOTICE_PLACES.filter((noticePlace) => places.includes(noticePlace)),
  from,
  until,
});

const lockedNotice = async (
  tx: Pick<Stores, 'notices'>,
  { actor, noticeId, version }: EndNotice,
  at: Instant,
): Promise<Notice> => {
  const notice = actor.type === 'admin' ? await tx.notices.lock(noticeId) : undefined;
  if (!notice) throw new NotFound('notice');
  if (notice.version !== version) throw new StaleEdit('notice', notice.version);
  if (stateOfNotice(notice, at) === 'ended') throw new NoticeRefused({ why: 'ended' });
  return notice;
};

/** @throws NoticeRefused */
const assertFits = async (tx: Pick<Stores, 'notices'>, notice: Notice, at: Instant): Promise<void> => {
  if (notice.until <= notice.from) throw new NoticeRefused({ why: 'order' });
  if (notice.until <= at) throw new NoticeRefused({ why: 'past' });
  const live = (await tx.notices.live(at, MOST_LIVE + 1)).filter((candidate) => candidate.id !== notice.id);
  if (live.length >= MOST_LIVE) throw new NoticeRefused({ why: 'many', count: MOST_LIVE });
  const place = fullPlace(notice, live);
  if (place !== undefined) throw new NoticeRefused({ why: 'full', place, count: MOST_AT_ONCE });
};
