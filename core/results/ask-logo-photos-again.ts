import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { checkOf } from '../eligibility/index.js';
import { ReasonMissing } from '../ledger/index.js';
import { type LocalDate, NotFound, type UnitOfWork } from '../shared/index.js';
import { applyAll } from './decide-held-awards.js';
import { type LogoPhoto, photosDueBy, PhotosChanged, PhotosNotAwaited, photosOf } from './logo-photo.js';
import { photosAgainMail } from './logo-photos-told.js';
import type { RejudgingNeeds, RejudgingPorts } from './rejudge-event.js';

export interface AskLogoPhotosAgain {
  readonly actor: Actor;
  readonly resultId: string;
  /** those that are refused, which were looked at; empty: none, of an award that was refused */
  readonly photoIds: readonly string[];
  /** the rider reads it */
  readonly reason: string;
}

/**
 * An administrator refuses photos of a held award, so the rider can send others for some days. An award that was refused
 * for missing photos is held again. It pays nothing, so whoever entered the results may do it.
 * @returns until when the rider can send them
 * @throws NotFound ReasonMissing PhotosNotAwaited PhotosChanged
 */
export const askLogoPhotosAgain =
  (ports: RejudgingPorts & { readonly uow: UnitOfWork<RejudgingNeeds | 'logoPhotos'> }) =>
  ({ actor, resultId, photoIds, reason }: AskLogoPhotosAgain): Promise<{ readonly by: LocalDate }> =>
    ports.uow.run(async (tx) => {
      const { clock, ids, program } = ports;
      if (actor.type !== 'admin' || actor.proxyHostId !== null) throw new NotFound('result');
      if (reason.trim() === '') throw new ReasonMissing();
      const sought = await tx.results.byId(resultId);
      const event = sought && (await tx.events.lock(sought.eventId));
      if (!event) throw new NotFound('result');
      const results = await tx.results.ofEvent(event.id);
      const result = results.find((evaluatedResult) => evaluatedResult.id === resultId);
      const check = result && checkOf(result.verdict);
      if (!result || result.riderId === null || !check?.photos) throw new PhotosNotAwaited();
      const { classId, riderId } = result;
      const standing = photosOf(await tx.logoPhotos.standing(event.id), result);
      const isRefused = (photo: LogoPhoto): boolean => photoIds.includes(photo.id) && photo.status === 'sent';
      const refused = standing.filter(isRefused);
      if (refused.length < new Set(photoIds).size) throw new PhotosChanged();
      if (refused.length === 0 && check.state === 'held') throw new PhotosNotAwaited();
      const at = clock.now();
      const decision = { at, byName: actor.name, refusal: reason.trim() };
      for (const photo of refused)
        await tx.logoPhotos.update({ id: photo.id, status: 'refused', replacedAt: null, decision });
      const now = standing.map((photo): LogoPhoto =>
        isRefused(photo) ? { ...photo, status: 'refused', decision } : photo,
      );
      let awaited = check;
      if (check.state === 'refused') {
        await tx.checks.forget({ classId, riderId });
        const inEvent = { classes: await tx.events.classes(event.id), results };
        await applyAll(tx, [{ event, before: inEvent, after: inEvent }], actor, ports);
        const after = await tx.results.byId(resultId);
        awaited = (after && checkOf(after.verdict)) ?? check;
      }
      const last = photosDueBy(awaited.photos ?? check.photos, now, program);
      await recordAct(tx, { ids, at, actor }, 'ask-logo-photos-again', ['result', resultId], {
        riderId,
        eventId: event.id,
        classId,
        photoIds: refused.map((photo) => photo.id),
        reason: decision.refusal,
        by: last,
      });
      const names = new Map((await tx.events.classes(event.id)).map((raceClass) => [raceClass.id, raceClass.name]));
      const missing =
        check.photos.asked -
        now.filter((photo) => photo.status === 'sent' && photo.slot <= (check.photos?.asked ?? 0)).length;
      if (missing > 0)
        await tx.outbox.append([
          photosAgainMail(
            { event, result, riderId, className: names.get(classId) ?? '', amount: check.amount },
            { photos: missing, by: last, reason: decision.refusal },
            { at, ids, program },
          ),
        ]);
      return { by: last };
    });
