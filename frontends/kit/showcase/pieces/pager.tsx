import { Pager } from '@rrr/kit/base';
import { piece } from '../piece.js';

const go = () => {};

export const pager = piece('Pager', 'base', [
  [['First page', 'Première page'], () => <Pager pagination={{ page: 1, totalPages: 3 }} onPage={go} />],
  [['In between', 'Au milieu'], () => <Pager pagination={{ page: 2, totalPages: 3 }} onPage={go} />],
  [
    ['With addresses', 'Avec des adresses'],
    () => <Pager pagination={{ page: 3, totalPages: 3 }} linkTo={(page) => `?page=${page}`} />,
  ],
  [
    ['Past the end', 'Après la fin'],
    () => <Pager pagination={{ page: 9, totalPages: 3, pastEnd: true }} onPage={go} />,
  ],
]);
