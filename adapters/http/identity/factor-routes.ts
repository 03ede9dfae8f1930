import * as contract from '@rrr/contract';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { EdgeError } from '../refusals/edge-error.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { browserDevice } from '../session/browser-device.js';
import { beganSession } from '../session/reloaded-session.js';

/** Routes for the second factor. */
export const factorRoutes = (ports: HttpPorts): readonly Route[] => {
  const { useCases } = ports;
  const limit = limiter(useCases);
  const [began, devices] = [beganSession(ports), browserDevice(ports)];

  return [
    route(contract.getFactor, can('factor:own'), async ({ actor }) => useCases.readFactor({ actor })),
    route(contract.beginFactor, can('factor:own'), async ({ actor, body: { password }, request }) => {
      await limit('factor', request, { account: actor.accountId });
      return useCases.beginFactor({ actor, password });
    }),
    route(contract.confirmFactor, can('factor:own'), async ({ actor, session, body: { code }, cookies, request }) => {
      await limit('factor', request, { account: actor.accountId });
      const done = await useCases.confirmFactor({ actor, sessionId: session.session.id, code });
      return { session: await began(done.session, cookies), recoveryCodes: [...done.recoveryCodes] };
    }),
    // public, because a session that has not proved its factor is nobody's yet
    route(
      contract.proveFactor,
      can('public'),
      async ({ session, pending, actor, body: { code }, cookies, request }) => {
        const live = pending ?? session;
        if (!live) throw new EdgeError('UNAUTHENTICATED');
        await limit('factor', request, { account: live.account.id });
        const browser = await devices.of(cookies);
        const proved = await useCases.proveFactor({
          actor,
          sessionId: live.session.id,
          code,
          deviceId: browser.deviceId,
        });
        const shown = await began(proved.session, cookies);
        await devices.remember(browser, cookies);
        return { session: shown, recoveryLeft: proved.recoveryLeft };
      },
    ),
    route(contract.renewRecoveryCodes, can('factor:own'), async ({ actor, body: { code }, request }) => {
      await limit('factor', request, { account: actor.accountId });
      return { recoveryCodes: [...(await useCases.renewRecoveryCodes({ actor, code }))] };
    }),
    route(contract.switchOffFactor, can('factor:own'), async ({ actor, body, request }) => {
      await limit('factor', request, { account: actor.accountId });
      await useCases.switchOffFactor({ actor, ...body });
    }),
    route(contract.resetFactor, can('admin:manage'), ({ actor, body }) => useCases.resetFactor({ actor, ...body })),
  ];
};
