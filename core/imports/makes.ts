import { nameKey } from '../shared/index.js';
import { remembered } from './remembered.js';

/** Abbreviations of makes in timing systems. */
const SHORT: Readonly<Record<string, string>> = {
  apr: 'Aprilia',
  bet: 'Beta',
  cob: 'Cobra',
  duc: 'Ducati',
  gas: 'GasGas',
  gg: 'GasGas',
  hd: 'Harley-Davidson',
  hon: 'Honda',
  hqv: 'Husqvarna',
  hsq: 'Husqvarna',
  hus: 'Husqvarna',
  husky: 'Husqvarna',
  hva: 'Husqvarna',
  ind: 'Indian',
  kaw: 'Kawasaki',
  ktm: 'KTM',
  she: 'Sherco',
  shr: 'Sherco',
  stk: 'Stark',
  suz: 'Suzuki',
  tri: 'Triumph',
  yam: 'Yamaha',
};

const compact = (text: string): string => nameKey(text).replaceAll(' ', '');

/**
 * Reads makes and their codes. `spelled` returns the make at the beginning of a text, and the text with the make in
 * full.
 */
export interface Makes {
  spelled(text: string): { readonly make: string; readonly bike: string } | undefined;
}

export const makesOf = (names: readonly string[]): Makes => {
  const known = new Map(names.map((name) => [compact(name), name]));
  const named = (word: string): string | undefined => {
    const key = compact(word);
    const short = Object.hasOwn(SHORT, key) ? SHORT[key] : undefined;
    return known.get(key) ?? (short && (known.get(compact(short)) ?? short));
  };
  return {
    spelled: remembered((text) => {
      const words = text.split(' ');
      // two words first, because "GAS GAS" is a make and "GAS" its code
      for (const count of [2, 1]) {
        const make = words.length >= count ? named(words.slice(0, count).join(' ')) : undefined;
        if (make) return { make, bike: [make, ...words.slice(count)].join(' ') };
      }
      return undefined;
    }),
  };
};

/** Combines a model and a make column into one text. */
export const readBike = (model: string, make: string, makes: Makes): string | null => {
  const ofModel = makes.spelled(model);
  const ofMake = makes.spelled(make)?.bike ?? make;
  if (ofModel || make === '') return (ofModel?.bike ?? model) || null;
  return model === '' || compact(model).includes(compact(ofMake)) ? model || ofMake : `${ofMake} ${model}`;
};

/** Codes of makes that behind a name are a nationality or a state: India and Indiana, Trinidad, Honduras. */
const NATIONS = new Set(['IND', 'TRI', 'HON']);
/** Leaves out a nationality behind a name: "Ann Lee (IND)". */
export const withoutNation = (name: string): string => {
  const [, head, code = ''] = /^(.*\S)\s*(?:\(([A-Z]{3})\))$/.exec(name) ?? [];
  return head !== undefined && NATIONS.has(code) ? head : name;
};

/** Splits off a bike at the end of a text: "NAME - KTM", "CITY, ST - HUS", "NAME (KTM)". */
export const withoutBike = (text: string, makes: Makes): { readonly text: string; readonly bike: string | null } => {
  const [, head, dashed, bracketed] = /^(.*\S)\s+(?:[-–—]\s+([^-–—].*)|\(([^()]+)\))$/.exec(text) ?? [];
  const code = (dashed ?? bracketed ?? '').trim();
  const tail = NATIONS.has(code.toUpperCase()) ? undefined : makes.spelled(code);
  return head !== undefined && tail ? { text: head, bike: tail.bike } : { text, bike: null };
};
