import { refusal } from '../shared/index.js';

export type PasswordProblem = 'too-short' | 'too-long' | 'special' | 'common';

export const SHORTEST_PASSWORD = 8;
/** limits the cost of hashing */
export const LONGEST_PASSWORD = 128;

/** The most common words in lists of leaked passwords; adding digits does not make them acceptable. */
const COMMON: ReadonlySet<string> = new Set(
  `password passwort motdepasse passw0rd pass word qwerty qwertyui qwertyuiop azerty azertyuiop qwertz asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer abc abcd abcdef abcdefgh
  abcdefghi letmein welcome welcometo iloveyou jetaime admin administrator root login user guest test testtest master monkey dragon football baseball basketball soccer hockey
  superman batman spiderman starwars trustno sunshine princess shadow michael jordan jennifer charlie ashley daniel thomas jessica michelle nicole maggie summer winter spring
  autumn freedom whatever computer internet samsung google facebook liverpool chelsea arsenal cookie flower blink pokemon killer hunter ranger buster tigger ginger pepper
  cheese mustang corvette ferrari porsche mercedes harley yamaha honda kawasaki suzuki ktm ktmracing husqvarna ducati motocross supercross motorcycle enduro dirtbike racing rider redrider
  rewards contingency changeme secret hello hellohello bonjour soleil doudou chocolat canada quebec default temp access mypassword newpassword password password`.split(
    /\s+/,
  ),
);
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];

const isCommon = (password: string): boolean => {
  const plain = password.toLowerCase().replaceAll(' ', '');
  const word = plain.replace(/^\d+|\d+$/g, '');
  const half = plain.slice(0, plain.length / 2);
  return (
    COMMON.has(plain) ||
    COMMON.has(word) ||
    new Set(plain).size < 4 ||
    half + half === plain ||
    RUNS.some((run) => run.includes(plain))
  );
};

/**
 * What a new password lacks (requirements §5), or null: at least 8 characters; letters of any script (case-sensitive),
 * digits and spaces; no special characters such as !@#$%^&*(); not a common password.
 */
export const passwordProblem = (password: string): PasswordProblem | null => {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return 'too-short';
  if (length > LONGEST_PASSWORD) return 'too-long';
  if (/[^\p{L}\p{M}\p{N} ]/u.test(password)) return 'special';
  return isCommon(password) ? 'common' : null;
};

export class PasswordNotValid extends refusal('PASSWORD_NOT_VALID', 'The new password is not valid') {}

/** @throws PasswordNotValid */
export const acceptPassword = (password: string): void => {
  const why = passwordProblem(password);
  if (why) throw new PasswordNotValid({ why });
};
