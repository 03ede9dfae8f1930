import type { Locale } from '@rrr/contract';
import { kitWordsHook } from '../language/use-words.js';
import type { Words } from '../language/words.js';

const en = {
  label: 'VIN',
  help: '17 characters, stamped on the steering head and printed on your title.',
  drawing: 'The VIN is stamped on the steering head of the frame',
  count: '{{count}} of 17',
  maker: 'Maker',
  model: 'Model',
  serial: 'Serial no.',
  left_one: '{{count}} more character',
  left_other: '{{count}} more characters',
  invalid: 'Invalid VIN',
  missing_one: '1 of the 17 characters is missing.',
  missing_other: '{{count}} of the 17 characters are missing.',
  long_one: 'It has 1 character too many.',
  long_other: 'It has {{count}} characters too many.',
  letterI: 'The {{nth}} character is the letter I. VINs use only the number 1.',
  letterO: 'The {{nth}} character is the letter O. VINs use only the number 0.',
  letterQ: 'The {{nth}} character is the letter Q. VINs use only the number 0 or 9.',
  character: 'The {{nth}} character, {{character}}, is neither a letter from A to Z nor a number.',
  year: 'The {{nth}} character, {{character}}, is not the one of model year {{year}}. Check the VIN and the year.',
  lengthFits: '17 characters, none of them I, O or Q',
  yearFits: '{{nth}} character {{character}} matches model year {{year}}',
  checkFits: '{{nth}} character matches the rest',
  checkDiffers: '{{nth}} character does not match the rest',
  compare: 'Compare the VIN with your frame',
  compareHow: 'Most often two characters are swapped or misread: 8 and B, 5 and S, 0 and D.',
  compareRight: 'If it is right, add the bike. We’ll check it by hand, and results earn after that.',
  taken: 'Another rider has this VIN.',
};

export const vinMessages: Words<typeof en> = {
  en,
  fr: {
    label: 'NIV',
    help: '17 caractères, gravés sur la colonne de direction et imprimés sur votre certificat d’immatriculation.',
    drawing: 'Le NIV est gravé sur la colonne de direction du cadre',
    count: '{{count}} sur 17',
    maker: 'Marque',
    model: 'Modèle',
    serial: 'N° de série',
    left_one: 'Encore {{count}} caractère',
    left_other: 'Encore {{count}} caractères',
    invalid: 'NIV non valide',
    missing_one: 'Il manque 1 des 17 caractères.',
    missing_other: 'Il manque {{count}} des 17 caractères.',
    long_one: 'Il y a 1 caractère de trop.',
    long_other: 'Il y a {{count}} caractères de trop.',
    letterI: 'Le {{nth}} caractère est la lettre I. Un NIV n’utilise que le chiffre 1.',
    letterO: 'Le {{nth}} caractère est la lettre O. Un NIV n’utilise que le chiffre 0.',
    letterQ: 'Le {{nth}} caractère est la lettre Q. Un NIV n’utilise que le chiffre 0 ou 9.',
    character: 'Le {{nth}} caractère, {{character}}, n’est ni une lettre de A à Z ni un chiffre.',
    year: 'Le {{nth}} caractère, {{character}}, ne correspond pas à l’année {{year}}. Vérifiez le NIV et l’année.',
    lengthFits: '17 caractères, sans I, O ni Q',
    yearFits: 'Le {{nth}} caractère, {{character}}, correspond à l’année {{year}}',
    checkFits: 'Le {{nth}} caractère concorde avec les autres',
    checkDiffers: 'Le {{nth}} caractère ne concorde pas avec les autres',
    compare: 'Comparez le NIV avec celui du cadre',
    compareHow: 'Le plus souvent, deux caractères sont inversés ou mal lus : 8 et B, 5 et S, 0 et D.',
    compareRight:
      'S’il est exact, ajoutez la moto. Nous le vérifierons à la main, et vos résultats seront récompensés ensuite.',
    taken: 'Ce NIV est déjà celui d’un autre pilote.',
  },
};
export const useWords = kitWordsHook<typeof en>(vinMessages);

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** "12th", "12e": a position as it is said, counted from 1. */
export const nth = (position: number, locale: Locale): string =>
  locale === 'fr'
    ? `${position}${position === 1 ? 'er' : 'e'}`
    : `${position}${ENDINGS[english.select(position)] ?? 'th'}`;
