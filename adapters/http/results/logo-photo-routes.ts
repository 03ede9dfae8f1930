import * as contract from '@rrr/contract';
import { checkOf } from '@rrr/core/eligibility';
import { type Program, rulesOn } from '@rrr/core/program';
import { isComplete, type LogoPhoto, photosDueBy, type PhotoAwardView } from '@rrr/core/results';
import { dateIn, type LocalDate } from '@rrr/core/shared';
import { Download } from '../routing/download.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';

/** Pictures are re-encoded before storage, so only these types occur. */
const typeOf = ({ contentType }: LogoPhoto): contract.LogoPhoto['contentType'] =>
  contentType === 'image/png' ? contentType : 'image/jpeg';

/** One that was replaced is never shown in a list. */
export const presentLogoPhoto = (photo: LogoPhoto): contract.LogoPhoto => ({
  _id: photo.id,
  slot: photo.slot,
  status: photo.status === 'replaced' ? 'sent' : photo.status,
  contentType: typeOf(photo),
  sentAt: photo.sentAt,
  refusal: photo.status === 'refused' ? (photo.decision?.refusal ?? null) : null,
});

const presentAward = (award: PhotoAwardView, today: LocalDate, program: Program): contract.PhotoAward => {
  const check = checkOf(award.verdict);
  const photos = check?.photos ?? { asked: 1, by: today };
  const until = photosDueBy(photos, award.photos, program);
  return {
    _id: award.resultId,
    event: { _id: award.event.id, title: award.event.title, startDate: award.event.startsOn },
    class: { _id: award.raceClass.id, name: award.raceClass.name },
    place: award.place,
    amount: money(check?.amount ?? 0, award.currency),
    asked: photos.asked,
    until,
    isOver: until < today && !isComplete(photos.asked, award.photos),
    makes: [...rulesOn(program, award.event.startsOn).brandMakes],
    photos: award.photos.map(presentLogoPhoto),
  };
};

export const logoPhotoRoutes = ({ queries: { logoPhotos }, useCases, clock, program }: HttpPorts): readonly Route[] => [
  route(contract.photoAwards, can('photo:send'), async ({ actor, query }) => {
    const found = await logoPhotos.awaited({ ...query, riderId: actor.subjectId });
    const today = dateIn(clock.now(), program.timeZone);
    return {
      awards: found.items.map((award) => presentAward(award, today, program)),
      pagination: pagination(found),
    };
  }),
  route(
    contract.sendLogoPhoto,
    can('photo:send'),
    async ({ actor, params: { resultId }, body: { slot }, files: { file } }) => {
      const photo = await useCases.sendLogoPhoto({ actor, resultId, slot, file: file.bytes });
      return { photo: presentLogoPhoto(photo) };
    },
  ),
  route(contract.viewLogoPhoto, can('photo:see'), async ({ actor, params: { photoId } }) => {
    const { photo, file } = await useCases.viewLogoPhoto({ actor, photoId });
    const type = typeOf(photo);
    return new Download({
      type,
      name: `photo-${photo.slot}-${photo.sentAt.slice(0, 10)}.${type === 'image/png' ? 'png' : 'jpg'}`,
      bytes: file,
    });
  }),
  route(
    contract.askLogoPhotosAgain,
    can('results:manage'),
    async ({ actor, params: { resultId }, body: { photoIds, reason } }) => {
      const { by } = await useCases.askLogoPhotosAgain({ actor, resultId, photoIds, reason });
      return { until: by };
    },
  ),
];
