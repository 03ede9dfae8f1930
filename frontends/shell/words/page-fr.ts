import type { en } from './page-en.js';

export const fr: typeof en = {
  title: 'Programme de contingence Red Rider Rewards',
  description:
    'Le programme de contingence des pilotes de course moto\u00a0: voyez ce que paient les événements, inscrivez-vous et échangez vos récompenses.',
  script: 'Red Rider Rewards nécessite JavaScript.',
};
