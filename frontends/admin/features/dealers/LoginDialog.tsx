import { lazyPart } from '@rrr/kit/desk';
import type { LoginAct } from './login-columns.js';

const RemoveLoginDialog = lazyPart(() => import('./RemoveLoginDialog.js').then((loaded) => loaded.RemoveLoginDialog));
const ResetFactorDialog = lazyPart(() =>
  import('../../shared/reset-factor/ResetFactorDialog.js').then((loaded) => loaded.ResetFactorDialog),
);

/** Asks before something is done with a login. */
export const LoginDialog = ({ kind, login, onClose }: LoginAct & { onClose: () => void }) =>
  kind === 'remove' ? (
    <RemoveLoginDialog login={login} onClose={onClose} />
  ) : (
    <ResetFactorDialog name={login.fullName} email={login.email} onClose={onClose} />
  );
