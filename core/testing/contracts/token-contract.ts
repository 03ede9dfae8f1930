import { describe, expect, it } from '@jest/globals';
import type { ApiToken } from '../../tokens/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** API tokens. */
export const describeTokenStore = (make: MakeBackend): void =>
  describe('API token store', () => {
    const backend = useBackend(make);
    const NOW = '2025-06-10T18:00:00.000Z';
    const aToken = (change: Partial<ApiToken> = {}): ApiToken => {
      const n = fresh();
      return {
        id: anId('t0ken', n),
        accountId: anId('0wner', n),
        ownerType: 'promoter',
        ownerId: anId('pr0m', n),
        name: 'Chronométrage 🏁',
        scopes: ['events:read', 'results:write'],
        digest: 'd'.repeat(64),
        createdAt: '2025-06-01T18:00:00.000Z',
        expiresAt: '2125-06-10T18:00:00.000Z',
        lastUsedAt: null,
        lastNetwork: null,
        revokedAt: null,
        ...change,
      };
    };
    const insert = (...tokens: readonly ApiToken[]) =>
      backend.uow.run(async (tx) => {
        for (const token of tokens) await tx.apiTokens.insert(token);
      });
    const lock = (id: string) => backend.uow.run((tx) => tx.apiTokens.lock(id));

    it('keeps every field', async () => {
      const [plain, full] = [
        aToken(),
        aToken({ lastUsedAt: NOW, lastNetwork: '2001:db8:85a3::/48', revokedAt: NOW, scopes: ['reports:read'] }),
      ];
      await insert(plain, full);
      expect([await lock(plain.id), await lock(full.id), await lock(anId('n0thing'))]).toEqual([
        plain,
        full,
        undefined,
      ]);
    });

    it('lists the living ones of an account, oldest first', async () => {
      const accountId = anId('0wner', fresh());
      const [first, second, expired, revoked, other] = [
        aToken({ accountId }),
        aToken({ accountId }),
        aToken({ accountId, expiresAt: NOW }),
        aToken({ accountId, revokedAt: '2025-06-02T18:00:00.000Z' }),
        aToken(),
      ];
      await insert(second, revoked, first, expired, other);
      expect(await backend.uow.run((tx) => tx.apiTokens.livingOf(accountId, NOW))).toEqual([first, second]);
    });

    it('revokes once, one or all of an account', async () => {
      const accountId = anId('0wner', fresh());
      const [one, two, three, expired, other] = [
        aToken({ accountId }),
        aToken({ accountId }),
        aToken({ accountId }),
        aToken({ accountId, expiresAt: NOW }),
        aToken(),
      ];
      await insert(one, two, three, expired, other);
      await backend.uow.run((tx) => tx.apiTokens.revoke(one.id, '2025-06-09T18:00:00.000Z'));
      expect(await backend.uow.run((tx) => tx.apiTokens.revokeAllOf(accountId, NOW))).toBe(2);
      expect(await backend.uow.run((tx) => tx.apiTokens.revokeAllOf(accountId, '2025-06-11T18:00:00.000Z'))).toBe(0);
      await backend.uow.run((tx) => tx.apiTokens.revoke(one.id, '2025-06-12T18:00:00.000Z'));
      const at = async ({ id }: ApiToken) => (await lock(id))?.revokedAt;
      expect([await at(one), await at(two), await at(three), await at(expired), await at(other)]).toEqual([
        '2025-06-09T18:00:00.000Z',
        NOW,
        NOW,
        null,
        null,
      ]);
    });

    it('notes the latest use', async () => {
      const token = aToken();
      await insert(token);
      await backend.uow.run((tx) => tx.apiTokens.touch(token.id, NOW, '192.0.2.0/24'));
      await backend.uow.run((tx) => tx.apiTokens.touch(token.id, '2025-06-10T17:59:00.000Z', null));
      expect(await lock(token.id)).toEqual({ ...token, lastUsedAt: NOW, lastNetwork: '192.0.2.0/24' });
    });

    it('goes with its account, and a year after its end', async () => {
      const ended = '2018-01-01T00:00:00.000Z';
      const [gone, expired, revoked, kept] = [
        aToken(),
        aToken({ expiresAt: ended }),
        aToken({ revokedAt: ended }),
        aToken({ revokedAt: '2018-06-02T00:00:00.000Z' }),
      ];
      await insert(gone, expired, revoked, kept);
      await backend.uow.run((tx) => tx.accounts.remove(gone.accountId));
      await backend.uow.run((tx) => tx.leftovers.sweep('2019-06-01T00:00:00.000Z', '2019-06-01T00:00:00.000Z', 100));
      expect([await lock(gone.id), await lock(expired.id), await lock(revoked.id), await lock(kept.id)]).toEqual([
        undefined,
        undefined,
        undefined,
        kept,
      ]);
    });
  });
