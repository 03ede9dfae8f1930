import { PROGRAM_SETTINGS, SERVER_SETTINGS, type ServerSetting } from '@rrr/contract';
import { type Program, rulesOn, versionOn } from '@rrr/core/program';
import { SEASON_SETTINGS } from '@rrr/core/seasons';
import type { LocalDate } from '@rrr/core/shared';
import type { SettingsInForce } from '@rrr/http';
import { databaseAddress, databasePlace } from '@rrr/persistence';
import type { Config } from './config.js';
import { programSources } from './read-program.js';

/** Keys and passwords. A test asks of every setting that it is in this list or in the other. */
export const SECRET_SETTINGS: ReadonlySet<ServerSetting> = new Set([
  'SESSION_KEY',
  'PIN_KEY',
  'FILE_KEYS',
  'AUDIT_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'PAYMENTS_KEY',
  'RECAPTCHA_SECRET',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'PUSH_VAPID_PRIVATE_KEY',
]);

/** The mail server without user and password. */
const mailServer = (address: string): string => (address === 'files' ? address : new URL(address).host);

const textOf = (value: unknown): string =>
  value instanceof URL
    ? value.href
    : Array.isArray(value)
      ? value.join(', ')
      : ['string', 'number', 'boolean'].includes(typeof value)
        ? String(value)
        : '';

const shown = (name: ServerSetting, config: Config): string => {
  if (SECRET_SETTINGS.has(name)) return '';
  if (name === 'DATABASE_URL') return databasePlace(databaseAddress(config.DATABASE_URL));
  if (name === 'SMTP_URL') return mailServer(config.SMTP_URL);
  // the path or query may contain a secret
  if (name === 'ANCHOR_URL') return config.ANCHOR_URL === undefined ? '' : new URL(config.ANCHOR_URL).origin;
  return textOf(config[name]);
};

const SEASONAL: ReadonlySet<string> = new Set(SEASON_SETTINGS);

/**
 * Every setting of the server and of the program as it is on a day, with its value and where it is set; secrets without
 * their value.
 */
export const settingsInForce = (config: Config, everySeason: Program, today: LocalDate): SettingsInForce => {
  const source = programSources(config);
  // the list of seasons is the operator's; those of administrators have a page of their own
  const program: Program = {
    ...rulesOn(everySeason, today),
    seasons: everySeason.seasons.filter((season) => season.number === undefined),
  };
  const version = versionOn(everySeason, today);
  const scheduled = version && { number: version.number ?? 0, startDate: version.from };
  return {
    program: PROGRAM_SETTINGS.map((name) => ({
      name,
      value: JSON.stringify(program[name]),
      ...(scheduled && SEASONAL.has(name) ? { from: 'season' as const, season: scheduled } : { from: source(name) }),
    })),
    server: SERVER_SETTINGS.map((name) => {
      const value = shown(name, config);
      const from = config.given.has(name) ? 'environment' : value === '' ? 'unset' : 'default';
      return { name, value, secret: SECRET_SETTINGS.has(name), from };
    }),
  };
};
