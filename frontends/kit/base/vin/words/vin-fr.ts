import type { SameWords } from '../../language/words.js';
import type { en } from './vin-en.js';

export const fr: SameWords<typeof en> = {
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
  yearDiffers: 'Le {{nth}} caractère, {{character}}, n’est pas celui de l’année {{year}}',
  compareYear:
    'Les motos de certains pays n’indiquent pas l’année-modèle ici. Sur les autres, le NIV ou l’année est mal saisi.',
  compare: 'Comparez le NIV avec celui du cadre',
  compareHow: 'Le plus souvent, deux caractères sont inversés ou mal lus : 8 et B, 5 et S, 0 et D.',
  compareRight:
    'S’il est exact, ajoutez la moto. Nous le vérifierons à la main, et vos résultats seront récompensés ensuite.',
  taken: 'Ce NIV est déjà celui d’un autre pilote.',
};
