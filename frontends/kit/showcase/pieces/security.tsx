import { RequiredFactorPage, SecurityPage } from '@rrr/kit/desk';
import { piece } from '../piece.js';

export const security = piece('SecurityPage, RequiredFactorPage', 'desk', [
  [['One’s own login', 'Sa propre connexion'], () => <SecurityPage />],
  [['A second factor is required', 'La validation est obligatoire'], () => <RequiredFactorPage />],
]);
