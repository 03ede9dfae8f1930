import type { PushSender } from '@rrr/core/push';
import type { ResolutionContext } from 'inversify';
import { pushKeys } from '../keys.js';
import { SERVICES as S } from '../services.js';
import { pushSender } from './send-push.js';

/** Notices to riders' browsers, from the settings. */
export const makePush = (context: ResolutionContext): PushSender => {
  const config = context.get(S.config);
  return pushSender({
    keys: pushKeys(config),
    contact: `mailto:${config.CONTACT_EMAIL}`,
    hosts: config.PUSH_HOSTS,
    http: context.get(S.publicHttp),
  });
};
