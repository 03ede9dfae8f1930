import { nameKey } from '../shared/index.js';
import { isOverallPlace, isPlaceInClass } from './place-words.js';
import type { ResultField } from './submitted-row.js';

/** Column headers used by timing systems and people, in English and French, as `headerKey` writes them. */
const WORDS: Readonly<Record<ResultField, string>> = {
  place:
    'pos position place pl plc plce placing rank rk ranking finish fin finishpos finishposition finishingposition result rang classement clt clst arrivee ' +
    'platz platzierung puesto posicion lugar plass plassering placering posizione',
  number:
    'no num nbr number bib bibno bibnumber startno startnumber plate plateno platenumber racerno racernumber riderno ridernumber raceno racenumber bikeno ' +
    'bikenumber competitionnumber numero numerodecourse dossard plaque numerodeplaque n',
  riderName:
    'rider ridername name fullname racer racername driver drivername competitor competitorname participant participantname athlete athletename ' +
    'pilote nom nompilote nomdupilote nomcomplet nometprenom nomprenom nomprenoms prenomnom prenometnom coureur concurrent',
  firstName:
    'first firstname fname given givenname riderfirst riderfirstname racerfirstname prenom prenoms prenompilote prenomdupilote',
  lastName: 'last lastname lname surname family familyname riderlast riderlastname racerlastname nomdefamille',
  email: 'email mail emailaddress mailaddress rideremail courriel adressecourriel adressemail adresseemail',
  amaNumber:
    'ama amano amanum amanumber amaid amacard amacardno amamember amamemberno amamembernumber amamembership amalicense amalicence amalicenseno noama numeroama',
  hometown:
    'hometown homecity hometownstate homecitystate citystate cityst citystateprovince residence from villedorigine villeprovince domicile lieuderesidence',
  city: 'city town ville municipalite localite',
  state:
    'state st province prov stateprovince stateprov stprov provincestate stateorprovince homestate provinceetat etatprovince',
  bike: 'bike bikemodel motorcycle motorcyclemodel machine vehicle makemodel makeandmodel bikemakemodel brandmodel moto motocyclette modelemoto',
  make: 'brand make manufacturer mfg mfr bikebrand bikemake bikemanufacturer motorcyclebrand motorcyclemake marque marquemoto marquedelamoto constructeur fabricant',
  status: 'status finishstatus resultstatus resulttype racestatus statut',
  class:
    'class classname raceclass category categoryname cat division div categorie classe nomdelaclasse nomdeclasse nomdelacategorie',
  entrants:
    'entrants entries entrantcount entrycount numberofentrants noofentrants numberofentries noofentries totalentrants totalentries starters numberofstarters noofstarters ' +
    'ridersinclass numberofriders noofriders participants partants inscrits nombredeparticipants nombredepartants nombredinscrits',
};

const FIELDS: ReadonlyMap<string, ResultField> = new Map(
  (Object.entries(WORDS) as [ResultField, string][]).flatMap(([field, words]) =>
    words.split(' ').map((word) => [word, field] as const),
  ),
);

/** Normalizes a header: "A.M.A. #", "ama no" and "AMA №" all become "amano". */
export const headerKey = (header: string): string =>
  nameKey(
    header
      .replace(/[#№]/g, ' no ')
      .replace(/(?<=\p{L})[°º]/gu, 'o ')
      .replaceAll('.', ''),
  ).replaceAll(' ', '');

export interface KnownHeader {
  readonly field: ResultField;
  /**
   * The column with the highest weight is used for a field; a place within the class outweighs other places, because
   * classes pay by it.
   */
  readonly weight: number;
  /** "Nom" and "Name" next to a first-name column mean the last name */
  readonly orLastName: boolean;
}

/** a manual mapping outweighs any header */
export const MAPPED = 4;

export const knownHeader = (header: string): KnownHeader | undefined => {
  if (header.length > 80) return undefined;
  const key = headerKey(header);
  if (key === 'pic' || isPlaceInClass(key)) return { field: 'place', weight: 3, orLastName: false };
  if (isOverallPlace(key)) return { field: 'place', weight: 1, orLastName: false };
  const field = FIELDS.get(key);
  return field && { field, weight: 2, orLastName: key === 'nom' || key === 'name' };
};
