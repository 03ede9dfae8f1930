import type { State, States } from './states.js';

const PASSWORD = 'RedRider2026';
const tokenId = '01hq0000000000000000000t01';

/** The state in which a person has an API token. */
export const tokenOf = (who: 'admin' | 'promoter', id: string): State => [
  `${who === 'admin' ? 'an' : 'a'} ${who} has an API token`,
  { [`${who}Id`]: id, tokenId },
];

/** What the calls of "API tokens" need, which the areas of promoters and administrators have. */
export const tokenStates = (who: 'admin' | 'promoter', id: string): States['calls'] => ({
  listApiTokens: [],
  makeApiToken: {
    with: { body: { password: PASSWORD } },
    refused: { WRONG_PASSWORD: { status: 422, with: { body: { password: 'not this one' } } } },
  },
  revokeApiToken: { given: [tokenOf(who, id)], with: { params: { tokenId } } },
});
