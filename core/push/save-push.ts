import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, type UnitOfWork } from '../shared/index.js';
import type { PushSender } from './ports.js';
import {
  MOST_PUSH_DEVICES,
  PUSH_KINDS,
  type PushAddress,
  PushAddressRefused,
  pushEnd,
  PushOff,
  type PushSubscription,
  TooManyPushDevices,
} from './push.js';

interface Ports extends PortsOf<'pushes' | 'audit', 'clock' | 'ids'> {
  readonly pushSender: Pick<PushSender, 'serverKey' | 'accepts'>;
}

/** The account's browsers with notices, newest first; none while the portal sends none. @throws ProxyForbidden */
export const listPushDevices =
  ({ uow, clock, pushSender }: Pick<Ports, 'clock' | 'pushSender'> & { readonly uow: UnitOfWork<'pushes'> }) =>
  async ({ actor }: { readonly actor: Actor }): Promise<readonly PushSubscription[]> => {
    notByProxy(actor);
    const all = await uow.run((tx) => tx.pushes.lockOf(actor.accountId, clock.now()));
    return all.filter((subscription) => subscription.serverKey === pushSender.serverKey);
  };

export interface SavePush extends PushAddress, Pick<PushSubscription, 'sessionId' | 'deviceId' | 'kinds' | 'origin'> {
  readonly actor: Actor;
}

/**
 * Switches notices on for a browser, or changes which ones it gets. A browser has one subscription: who logs in after
 * another takes it over, which needs its keys, because an address alone could be somebody else's.
 * @throws ProxyForbidden PushOff PushAddressRefused TooManyPushDevices
 */
export const savePush =
  ({ uow, clock, ids, pushSender }: Ports) =>
  ({ actor, kinds, ...asked }: SavePush): Promise<PushSubscription> =>
    uow.run(async (tx) => {
      notByProxy(actor);
      const { serverKey } = pushSender;
      if (serverKey === null) throw new PushOff();
      if (!pushSender.accepts(asked.endpoint)) throw new PushAddressRefused();
      const at = clock.now();
      const all = await tx.pushes.lockOf(actor.accountId, at);
      const before = await tx.pushes.byEndpoint(asked.endpoint);
      if (before && (before.p256dh !== asked.p256dh || before.auth !== asked.auth)) throw new PushAddressRefused();
      const own = before?.accountId === actor.accountId ? before : undefined;
      // the browser made a new one: its earlier address no longer works
      const replaced = all.filter(
        (pushSubscription) => pushSubscription.id !== own?.id && pushSubscription.deviceId === asked.deviceId,
      );
      for (const pushSubscription of replaced) await tx.pushes.remove(pushSubscription.id);
      if (all.length - replaced.length - (own ? 1 : 0) >= MOST_PUSH_DEVICES)
        throw new TooManyPushDevices({ count: MOST_PUSH_DEVICES });
      if (before && !own) await tx.pushes.remove(before.id);
      const subscription: PushSubscription = {
        ...asked,
        id: own?.id ?? ids.next(),
        accountId: actor.accountId,
        serverKey,
        kinds: PUSH_KINDS.filter((pushKind) => kinds.includes(pushKind)),
        createdAt: own?.createdAt ?? at,
        expiresAt: pushEnd(at),
      };
      await tx.pushes.put(subscription);
      if (own?.kinds.join(' ') !== subscription.kinds.join(' '))
        await recordAct(tx, { ids, at, actor }, own ? 'change-push' : 'switch-on-push', ['account', actor.accountId], {
          ...asked.origin,
          kinds: subscription.kinds.join(' '),
        });
      return subscription;
    });

export interface RemovePush {
  readonly actor: Actor;
  readonly subscriptionId: string;
}

/** Switches notices off for one of one's own browsers. @throws ProxyForbidden NotFound */
export const removePush =
  ({ uow, clock, ids }: Omit<Ports, 'pushSender'>) =>
  ({ actor, subscriptionId }: RemovePush): Promise<void> =>
    uow.run(async (tx) => {
      notByProxy(actor);
      const at = clock.now();
      const found = (await tx.pushes.lockOf(actor.accountId, at)).find(
        (subscription) => subscription.id === subscriptionId,
      );
      if (!found) throw new NotFound('device');
      await tx.pushes.remove(subscriptionId);
      await recordAct(tx, { ids, at, actor }, 'switch-off-push', ['account', actor.accountId], { ...found.origin });
    });
