import type { State, States } from './states.js';

/** A recovery code that the second factor of the state has. */
const recovery = '23456-789ab';
const PASSWORD = 'RedRider2026';

/** What the calls of "Login and security" need, which every area has. */
export const factorStates = (who: 'admin' | 'dealer' | 'promoter' | 'rider', id: string): States['calls'] => {
  const factor: State = [
    `${who === 'admin' ? 'an' : 'a'} ${who} has a second factor`,
    { [`${who}Id`]: id, code: recovery },
  ];
  return {
    beginFactor: { with: { body: { password: PASSWORD } } },
    // the code of an app depends on a secret that only the answer before tells
    confirmFactor: { succeeds: false, refused: { FACTOR_NOT_SET: { status: 409 } } },
    endOtherSessions: [],
    endSession: { with: { params: { sessionId: `s${id.slice(1)}` } } },
    getFactor: [factor],
    listSessions: [],
    renewRecoveryCodes: {
      given: [factor],
      with: { body: { code: recovery } },
      refused: { WRONG_FACTOR: { status: 422, given: [factor], with: { body: { code: 'aaaaa-bbbbb' } } } },
    },
    switchOffFactor: { given: [factor], with: { body: { password: PASSWORD, code: recovery } } },
  };
};
