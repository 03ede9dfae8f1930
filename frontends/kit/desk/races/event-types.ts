import { useRaceWords } from './words/use-words.js';

/** What is raced mostly, as it is stored; others are written as they are. */
const TYPES = {
  motocross: 'Motocross',
  supercross: 'Supercross',
  offroad: 'Off Road',
  hareScramble: 'Hare Scramble',
  enduro: 'Enduro',
  road: 'Road',
  flat: 'Flat Track',
} as const;
const KEYS = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** The usual types of race to choose from, and the name of a type in the reader's language. */
export const useEventTypes = () => {
  const words = useRaceWords();
  return {
    suggestions: KEYS.map((key) => ({ value: TYPES[key], label: words(`event.types.${key}`) })),
    nameOf: (type: string): string => {
      const known = KEYS.find((key) => TYPES[key].toLowerCase() === type.trim().toLowerCase());
      return known ? words(`event.types.${known}`) : type;
    },
  };
};
