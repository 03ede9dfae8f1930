import { nameKey } from '@rrr/core/riders';
import type { Chance } from './chance.js';

export type Sex = 'male' | 'female' | 'non-binary';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const MEN = words(`
  Aaron Abel Adrián Alec Amos Anders André Anton Asher Beau Benoît Bruno Cal Calvin Cedric Clay Colby Curtis Damon Darnell Desmond Dmitri
  Eamon Elias Émile Emmett Ezra Felix Finn Gael Garrett Gideon Grady Harlan Hugo Ian Isaac Iván Jasper Jérôme Joaquín Jonas Kai Kareem
  Keanu Kenji Lance Leif Lionel Lucien Luís Magnus Malik Mateo Miles Milo Nils Noé Omar Oscar Otis Pascal Pavel Quentin Rafael Ramón
  Reid Rémi Roman Rory Rowan Sacha Santiago Sergio Silas Sönke Tariq Tevita Théo Tobias Tomás Trent Uriah Víctor Wade Wyatt Yusuf Zane`);
const WOMEN = words(`
  Abby Adèle Aisha Alma Amara Anaïs Annika Beatriz Bridget Camille Carmen Celeste Chloé Clara Dahlia Daniela Delia Edith Elena Élise
  Esther Eva Fiona Freya Gemma Grace Hanna Ines Ingrid Iris Jocelyn Josefina Juniper Kaya Leilani Léa Lucía Maeve Marisol Mireille
  Nadia Naomi Noor Odette Paloma Petra Quinn Ramona Renée Rosa Sabine Salma Sigrid Simone Sofía Tamsin Thuy Vera Willa Yara Zoë`);
const EITHER = words('Ari Bailey Dakota Emerson Harper Indigo Jules Marlowe Oakley Phoenix Reese Sage Tatum');
const LAST = words(`
  Abernathy Achterberg Ainsworth Alarcón Albrecht Amador Ambler Aranda Arsenault Babineau Ballantine Bancroft Barragán Beauchemin Belanger
  Bergström Birchall Bissonnette Blackwater Blomqvist Bouchard Brightwell Brisebois Buchholz Cadwallader Calderón Carbajal Castonguay Chaudhry
  Christiansen Cloutier Corcoran Coulombe Cranston Dalgaard Deschênes Devereaux Dillard Doucet Drummond Dubois Eastman Echeverría Eldridge
  Escobedo Fairbanks Falconer Farnsworth Fenwick Fitzroy Fontaine Frausto Gagné Galloway Gantry Gauthier Gilchrist Gudmundsen Haldane
  Halvorsen Hathaway Hightower Hinojosa Holloway Huang Hutchins Ibarra Ingersoll Iverson Jablonski Jaramillo Kaneshiro Kapoor Kavanagh
  Keahi Kettering Kimball Kowalczyk Lachance Lafrenière Langdon Larkin Laviolette Lindqvist Llewellyn Lozano MacIsaac Maddox Maldonado
  Marchetti Mbeki McAllister Melançon Mendenhall Merriweather Montaño Moriarty Nakagawa Nesbitt Nguyen Núñez Nygaard Oakes Obermeyer Okafor
  Olivares Ouellette Pacheco Paquette Pemberton Pettigrew Pham Plourde Prescott Quesnel Quintana Racine Ramsdell Rasmussen Redfern Rivard
  Robichaud Roskilly Rutherford Saavedra Salcedo Sandoval Savard Schumann Sepúlveda Shackleford Silversmith Sinclair Solberg Stagg
  Stavros Sutherland Szymański Tachibana Talbot Tanguay Thibodeau Thorne Tidwell Tindall Trujillo Tsosie Ulrich Underhill Urquhart
  Valdivia Vandermeer Vasquez Verhoeven Villeneuve Vinter Wakefield Waldron Westergaard Whitcomb Whitehorse Wickham Winslow Wójcik Yarrow
  Yazzie Ybarra Yoder Zamora Zeller Zielińska`);

/** A first and last name; not unique. */
export const anyName = (chance: Chance): PersonName =>
  chance.some(0.8)
    ? { firstName: chance.pick(MEN), lastName: chance.pick(LAST), sex: 'male' }
    : { firstName: chance.pick(WOMEN), lastName: chance.pick(LAST), sex: 'female' };

/** Invents a name that is unique as results compare names; adds it to `taken`. */
export const inventName = (chance: Chance, taken: Set<string>): PersonName => {
  for (;;) {
    const roll = chance.fraction();
    const sex: Sex = roll < 0.79 ? 'male' : roll < 0.985 ? 'female' : 'non-binary';
    const firstName = chance.pick(sex === 'male' ? MEN : sex === 'female' ? WOMEN : EITHER);
    const lastName = chance.some(0.03) ? `${chance.pick(LAST)}-${chance.pick(LAST)}` : chance.pick(LAST);
    const key = nameKey(`${firstName} ${lastName}`);
    if (taken.has(key)) continue;
    taken.add(key);
    return { firstName, lastName, sex };
  }
};

/** A unique address at example.com for a name. */
export const emailFor = (name: string, taken: Set<string>): string => {
  const local = nameKey(name).replaceAll(' ', '.');
  for (let count = 1; ; count += 1) {
    const email = `${local}${count === 1 ? '' : count}@example.com`;
    if (taken.has(email)) continue;
    taken.add(email);
    return email;
  }
};
