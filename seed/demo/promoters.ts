import { addDays, type Ids, type Instant, type LocalDate } from '@rrr/core/shared';
import { chanceOf } from './chance.js';
import { emailFor, inventName } from './names.js';
import { phoneIn, US_TOWNS } from './towns.js';

export interface DemoPromoter {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly contact: string;
  readonly status: 'approved' | 'pending' | 'rejected';
  /** null: an admin added it */
  readonly appliedAt: Instant | null;
}

/** The first eight own the series, in order; the first is the demo's login. */
const NAMES = [
  'Northlight Arena Events',
  'Sierra Crown Racing Club',
  'Tallgrass Trail Riders',
  'Copper Basin Desert Club',
  'Lakes and Pines Speed Association',
  'Laurel Fork Enduro Riders',
  'Club Circuit des Érables',
  'Prairie and Peaks Road Racers',
  'Old Quarry Motor Park',
  'Salt Fork Speedway Trust',
  'Hollow Pine Riders',
  'Harbour Lights Motorsport',
  'Granite Gap Promotions',
  'Red Mesa Race Days',
  'Fast Friday Ventures',
];

export const promoters = (
  ids: Ids,
  names: Set<string>,
  emails: Set<string>,
  today: LocalDate,
): readonly DemoPromoter[] => {
  const chance = chanceOf('promoters');
  emails.add('promoter@example.com');
  return NAMES.map((name, at) => {
    const contact = inventName(chance, names);
    return {
      id: ids.next(),
      accountId: ids.next(),
      name,
      email: at === 0 ? 'promoter@example.com' : emailFor(`races ${name}`, emails),
      phone: phoneIn(chance.pick(US_TOWNS), chance),
      contact: `${contact.firstName} ${contact.lastName}`,
      status: at < 12 ? 'approved' : at < 14 ? 'pending' : 'rejected',
      appliedAt: at < 12 ? null : `${addDays(today, at - 18)}T16:40:00.000Z`,
    };
  });
};
