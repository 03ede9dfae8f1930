import { Amount } from '@rrr/kit/base';
import { piece } from '../piece.js';
import { usd } from '../samples.js';

export const amount = piece('Amount', 'base', [
  [['Plain', 'Simple'], () => <Amount money={usd(53992)} />],
  [['Gain, signed', 'Gain, avec signe'], () => <Amount money={usd(53992)} signed />],
  [['Loss', 'Perte'], () => <Amount money={usd(-12500)} signed />],
  [['Strong, in euros', 'En gras, en euros'], () => <Amount money={{ amount: 100, currency: 'EUR' }} strong />],
]);
