import { checkOf } from '../../eligibility/index.js';
import type { Program } from '../../program/index.js';
import { aMeeting, anActor, anId, fakeFiles, fakePictures } from '../../testing/index.js';
import { askLogoPhotosAgain, decideHeldAwards, lapseLogoPhotos, sendLogoPhoto, viewLogoPhoto } from '../index.js';

export const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park'];
export const [ana, ben] = [anId('rder', 1), anId('rder', 2)];
export const checker = anActor({ accountId: anId('acc', 3), subjectId: anId('admn', 3), name: 'Sam Idris' });
export const rider = (id: string) =>
  anActor({ type: 'rider', subjectId: id, accountId: anId('acc', 7), name: 'Rider' });
/** a picture of its own for each number */
export const png = (n: number): Uint8Array => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, n]);
export const ASKED = { above: 25_000, photos: 2, days: 30, againDays: 7 };

/** The first place earns 30,000, the second 20,000 and the third 10,000. Results came on 10 June 2025. */
export const races = (rules: Partial<Program> = {}) => {
  const meeting = aMeeting({}, { logoPhotos: ASKED, ...rules });
  const files = fakeFiles();
  const ports = { ...meeting.ports, files, pictures: fakePictures };
  const on = (day: string) => meeting.clock.set(`${day}T18:00:00.000Z`);
  return {
    ...meeting,
    files,
    on,
    check: (name = 'Ana Ruiz') => checkOf(meeting.resultOf(name).verdict),
    send: (slot: number, n = slot, actor = rider(ana), name = 'Ana Ruiz') =>
      sendLogoPhoto(ports)({ actor, resultId: meeting.resultOf(name).id, slot, file: png(n) }),
    view: (photoId: string, actor = rider(ana)) => viewLogoPhoto(ports)({ actor, photoId }),
    decide: async (
      decision: 'released' | 'refused',
      {
        actor = checker,
        photoIds,
        name = 'Ana Ruiz',
      }: { actor?: typeof checker; photoIds?: string[]; name?: string } = {},
    ) => {
      const seen = meeting.stored().logoPhotos.filter((logoPhoto) => logoPhoto.status === 'sent');
      const { outcomes } = await decideHeldAwards(meeting.ports)({
        actor,
        idempotency: meeting.key(),
        resultIds: [meeting.resultOf(name).id],
        decision,
        reason: 'Seen on the photos',
        photoIds: photoIds ?? seen.map((photo) => photo.id),
      });
      return outcomes[0]?.outcome;
    },
    again: (photoIds: readonly string[], { actor = checker, reason = 'Too dark' } = {}) =>
      askLogoPhotosAgain(meeting.ports)({ actor, resultId: meeting.resultOf('Ana Ruiz').id, photoIds, reason }),
    lapse: lapseLogoPhotos(meeting.ports),
    mails: () =>
      meeting
        .stored()
        .outbox.filter(({ kind }) => kind.startsWith('photos'))
        .map(({ kind, recipient, facts }) => ({ kind, to: recipient.id, ...facts })),
    standing: () =>
      meeting
        .stored()
        .logoPhotos.filter((photo) => photo.status !== 'replaced')
        .map(({ slot, status }) => [slot, status]),
  };
};
export const waiting = async (rules: Partial<Program> = {}) => {
  const meeting = races(rules);
  await meeting.run(NAMES);
  return meeting;
};
