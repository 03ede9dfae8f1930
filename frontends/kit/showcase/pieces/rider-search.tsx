import { RiderSearch } from '@rrr/kit/desk';
import { piece } from '../piece.js';

export const riderSearch = piece('RiderSearch', 'desk', [
  [['By name or AMA number', 'Par nom ou numéro AMA'], () => <RiderSearch onChoose={() => {}} />],
]);
