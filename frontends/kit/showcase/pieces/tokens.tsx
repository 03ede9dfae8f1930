import { TokensPage } from '@rrr/kit/desk';
import { piece } from '../piece.js';

export const tokens = piece('TokensPage', 'desk', [
  [['One’s own API tokens', 'Ses propres jetons'], () => <TokensPage />],
]);
