import { type DomainError, type PortsOf, refusal } from '../shared/index.js';
import type { SessionOrigin } from './account.js';
import { openSession } from './open-session.js';
import { AccountDeactivated, type SignedIn } from './sign-in.js';
import type { ProvedEmail } from './sign-in-provider.port.js';

/** `by`: whether the provider or the account considers the address unverified. */
export class EmailNotVerified extends refusal('EMAIL_NOT_VERIFIED', 'The address is not verified') {}

type Ports = PortsOf<'accounts' | 'sessions' | 'devices' | 'pushes' | 'factors' | 'audit', 'clock' | 'ids' | 'program'>;

type Outcome = SignedIn | { readonly refused: DomainError } | null;

/**
 * Signs in the user whom an identity provider authenticated, if the address is verified both there and here. Otherwise
 * someone who enrolled with a stranger's address could share the account with its owner.
 * @returns null when the address has no account; none is created
 * @throws EmailNotVerified AccountDeactivated
 */
export const signInByProvider =
  ({ uow, ...ports }: Ports) =>
  async ({
    email,
    emailVerified,
    deviceId,
    origin,
  }: ProvedEmail & { readonly deviceId: string; readonly origin: SessionOrigin }): Promise<SignedIn | null> => {
    if (!emailVerified) throw new EmailNotVerified({ by: 'provider' });
    const outcome = await uow.run(async (tx): Promise<Outcome> => {
      const account = await tx.accounts.byEmail(email);
      if (!account) return null;
      if (!account.emailVerified) return { refused: new EmailNotVerified({ by: 'account' }) };
      if (account.deactivated) return { refused: new AccountDeactivated() };
      const opened = await openSession(tx, { account, deviceId, origin, action: 'sign-in-by-provider' }, ports);
      return { ...opened, account };
    });
    if (outcome !== null && 'refused' in outcome) throw outcome.refused;
    return outcome;
  };
