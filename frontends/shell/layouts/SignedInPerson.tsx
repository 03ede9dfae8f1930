import { Person } from '@rrr/kit/base';
import { useSignedIn } from '../app/session-source.js';
import { useShell } from '../app/shell-context.js';

/** In the header of a phone: who is signed in, as a link to their area. */
export const SignedInPerson = () => {
  const { session, to } = useShell();
  const signedIn = useSignedIn(session);
  if (!signedIn) return null;
  return (
    <a className="site-person" href={to(`/auth/${signedIn.account.type}`)}>
      <Person user={signedIn.user} />
    </a>
  );
};
