import { type Clock, plusSeconds, type UnitOfWork } from '../shared/index.js';
import type { ApiToken } from './api-token.js';

/** seconds between two notes of the use from one network */
const NOTED_EVERY = 60;

/** Notes when and from which network a token was used, at most once a minute for each network. */
export const noteTokenUse =
  ({ uow, clock }: { readonly uow: UnitOfWork<'apiTokens'>; readonly clock: Clock }) =>
  async ({
    token,
    network,
  }: {
    readonly token: Pick<ApiToken, 'id' | 'lastUsedAt' | 'lastNetwork'>;
    readonly network: string | null;
  }): Promise<void> => {
    const at = clock.now();
    const { id, lastUsedAt, lastNetwork } = token;
    if (lastUsedAt !== null && lastNetwork === network && at < plusSeconds(lastUsedAt, NOTED_EVERY)) return;
    await uow.run((tx) => tx.apiTokens.touch(id, at, network));
  };
