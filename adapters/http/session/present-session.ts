import type { Session as Shown } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { type LiveSession, mustHaveFactor, type SessionQueries } from '@rrr/core/identity';
import type { Program } from '@rrr/core/program';

/**
 * The session for the frontends. In proxy mode the account is the other user's, and the admin is `proxyHost`; null when
 * the other record no longer exists.
 */
export const presentSession = async (
  { account, hasFactor }: LiveSession,
  actor: Actor,
  {
    people,
    program,
  }: { readonly people: Pick<SessionQueries, 'person'>; readonly program: Pick<Program, 'secondFactor'> },
): Promise<Shown | null> => {
  const person = await people.person(actor.type, actor.subjectId);
  if (!person) return null;
  const proxied = actor.proxyHostId !== null;
  return {
    account: {
      _id: actor.accountId,
      email: proxied ? person.email : account.email,
      type: actor.type,
      // admins in proxy mode need no verification (requirements §4)
      emailVerified: proxied || account.emailVerified,
      deActivated: proxied ? person.deactivated : account.deactivated,
      locale: account.locale,
    },
    user: {
      _id: person.id,
      fullName: person.fullName,
      email: person.email,
      phone: person.phone,
      profileImage: person.profileImage,
      bikes: person.bikes.map(({ id, valid }) => ({ _id: id, valid })),
    },
    proxyHost: actor.proxyHostId === null ? null : { _id: actor.proxyHostId, fullName: account.displayName },
    ...(proxied ? {} : { secondFactor: hasFactor ? 'on' : mustHaveFactor(account, program) ? 'required' : 'off' }),
  };
};
