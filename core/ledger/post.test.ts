import { describe, expect, it } from '@jest/globals';
import { correct, emptyWallet, entryContent, issue, join, post, spend, walletKey } from './index.js';
import { AT, award, TODAY } from './testing/awards.js';

it('a wallet begins with nothing, and its first entry follows none', () => {
  const key = { riderId: 'rider', currency: 'USD', book: 'credit' } as const;
  expect(emptyWallet(key)).toEqual({ ...key, balance: 0, sequence: 0, hash: '' });
});

describe('posting', () => {
  const cause = { at: AT, actorId: 'account', proxyHostId: 'host', reference: 'reference' };
  const books = () => {
    let n = 0;
    return { ids: { next: () => `id${(n += 1)}`, random: () => 0 }, digest: (text: string) => `#${text}` };
  };
  const wallet = emptyWallet({ riderId: 'rider', currency: 'USD', book: 'credit' });
  const { status: _, current: _c, spent: _s, expired: _e, ...fresh } = award('a');

  it('writes an entry with all that it rests on, and the hash is over every field of it in order', () => {
    const { entries, wallet: head, worth, issued, awards } = post(wallet, [issue(fresh)], cause, books());
    const entry = {
      id: 'id1',
      riderId: 'rider',
      currency: 'USD',
      book: 'credit',
      sequence: 1,
      awardId: 'a',
      kind: 'award',
      amount: 1_000,
      previous: 0,
      next: 1_000,
      at: AT,
      actorId: 'account',
      proxyHostId: 'host',
      reference: 'reference',
      previousHash: '',
    } as const;
    expect(entries).toEqual([
      { ...entry, hash: `#rider|USD|credit|1|id1|a|award|1000|0|1000|${AT}|account|host|reference|` },
    ]);
    expect(entryContent({ ...entry, actorId: null, proxyHostId: null, reference: null, previousHash: 'before' })).toBe(
      `rider|USD|credit|1|id1|a|award|1000|0|1000|${AT}||||before`,
    );
    expect(head).toEqual({ ...wallet, balance: 1_000, sequence: 1, hash: entries[0]?.hash });
    expect([awards, [...worth], [...issued]]).toEqual([[award('a')], [['a', 1_000]], ['a']]);
  });

  it('sums what an award’s worth changed, says which came into being, and keeps the last of each award', () => {
    const first = post(
      wallet,
      [issue(fresh), ...correct(award('a'), 400), ...spend([award('b')], 10, TODAY, 'USD')],
      cause,
      books(),
    );
    expect([[...first.worth], [...first.issued], first.awards.map((it) => [it.id, it.current])]).toEqual([
      [['a', 400]],
      ['a'],
      [
        ['a', 400],
        ['b', 990],
      ],
    ]);
    const { status: _b, ...second } = award('c');
    const both = join(
      first,
      post(
        first.wallet,
        [...correct(award('a', { initial: 400, current: 400 }), 500), issue(second), ...correct(award('b'), 0)],
        cause,
        books(),
      ),
    );
    expect([[...both.worth], [...both.issued], both.awards.map((it) => [it.id, it.current])]).toEqual([
      [
        ['a', 500],
        ['c', 1_000],
        ['b', -1_000],
      ],
      ['a', 'c'],
      [
        ['a', 500],
        ['b', 0],
        ['c', 1_000],
      ],
    ]);
    expect(first.worth.get('a')).toBe(400);
    expect([both.entries.length, both.wallet.sequence]).toEqual([6, 6]);
  });

  it('of nothing leaves the wallet as it is', () =>
    expect(post(wallet, [], cause, books())).toEqual({
      wallet,
      awards: [],
      entries: [],
      worth: new Map(),
      issued: new Set(),
    }));
  it('locks by rider, currency and book', () =>
    expect(walletKey({ riderId: 'rider', currency: 'CAD', book: 'cash' })).toBe('rider/CAD/cash'));
});
