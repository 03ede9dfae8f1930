import type { FileContent } from './states.js';

/** A PNG of one pixel. */
export const pixel: FileContent = {
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
};
export const notAPicture: FileContent = { text: 'a shopping list' };

const FINISHER = '1,12,Sam Carter,1200345,Bend,KTM 450 SX-F';
export const resultsFile: FileContent = {
  text: `Pos,No,Rider,AMA,Hometown,Bike,Entrants\n${FINISHER},22\n`,
};
export const resultsWithClasses: FileContent = { text: `Class,Pos,No,Rider,AMA,Hometown,Bike\n450 A,${FINISHER}\n` };
export const resultsWithHeadings: FileContent = { text: `450 A\nPos,No,Rider,AMA,Hometown,Bike\n${FINISHER}\n` };
export const classesFile: FileContent = { text: 'Class,Payout,Place 1\nWomen,credit,250\n' };
export const eventsFile: FileContent = {
  text: 'Title,Date,Venue,City,State,Country,Type\nRimrock Round 4,2027-04-03,Rimrock Park,Bend,OR,US,motocross\n',
};
