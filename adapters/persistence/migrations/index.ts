import type { Knex } from 'knex';
import { type FillSettings, fillWith } from './0009-fill.js';
import * as people from './0001-people.js';
import * as access from './0002-access.js';
import * as races from './0003-races.js';
import * as money from './0004-money.js';
import * as peopleInFull from './0005-people-in-full.js';
import * as racesInFull from './0006-races-in-full.js';
import * as payouts from './0007-payouts.js';
import * as trailAndTallies from './0008-trail-and-tallies.js';
import * as imports from './0010-imports.js';
import * as uploads from './0011-uploads.js';
import * as bikeVersions from './0012-bike-versions.js';
import * as limits from './0013-limits.js';
import * as indexesOfLists from './0014-indexes-of-lists.js';
import * as pictures from './0015-pictures.js';
import * as namesOfAdmins from './0016-names-of-admins.js';
import * as namesOfEmployees from './0017-names-of-employees.js';
import * as whatWasTaken from './0018-what-was-taken.js';
import * as noAmaNumbers from './0022-no-ama-numbers.js';
import * as phonesAndStates from './0023-phones-and-states.js';
import * as whatMustNeverBe from './0024-what-must-never-be.js';
import * as limitsAndDoubt from './0025-limits-and-doubt.js';
import * as logInCounts from './0026-log-in-counts.js';
import * as rosterOfAdmins from './0027-roster-of-admins.js';
import * as shownNames from './0030-shown-names.js';
import * as riderCodes from './0031-rider-codes.js';
import * as deletions from './0037-deletions.js';
import * as contactMessages from './0040-contact-messages.js';
import * as whatAdminsLookUp from './0041-what-admins-look-up.js';
import * as failedJobs from './0042-failed-jobs.js';
import * as sumsOfRefunds from './0043-sums-of-refunds.js';
import * as eventsToDecide from './0044-events-to-decide.js';
import * as asides from './0045-asides.js';
import * as whatAwardsAreWorth from './0046-what-awards-are-worth.js';
import * as approvals from './0050-approvals.js';
import * as heldAwards from './0053-held-awards.js';
import * as sealedHistory from './0058-sealed-history.js';
import * as headsOfWallets from './0059-heads-of-wallets.js';
import * as secondFactors from './0061-second-factors.js';
import * as vinsInDoubt from './0064-vins-in-doubt.js';
import * as guardians from './0065-guardians.js';
import * as soldVins from './0066-sold-vins.js';
import * as securityEvents from './0067-security-events.js';
import * as apiTokens from './0068-api-tokens.js';
import * as importsByToken from './0069-imports-by-token.js';
import * as webhooks from './0070-webhooks.js';
import * as networksOfEnrolments from './0073-networks-of-enrolments.js';
import * as eventsWithoutClasses from './0074-events-without-classes.js';
import * as rightRiders from './0076-right-riders.js';
import * as rememberedByPromoter from './0077-remembered-by-promoter.js';
import * as reportsThatAgree from './0078-reports-that-agree.js';
import * as taxResidences from './0079-tax-residences.js';
import * as taxesOfPayments from './0080-taxes-of-payments.js';
import * as oneRace from './0081-one-race.js';
import * as askedResults from './0083-asked-results.js';
import * as enteredByAdmins from './0084-entered-by-admins.js';
import * as payoutSteps from './0086-payout-steps.js';
import * as creditChoices from './0087-credit-choices.js';
import * as checksOfChoices from './0088-checks-of-choices.js';
import * as standings from './0089-standings.js';
import * as promotersLetIn from './0090-promoters-let-in.js';
import * as logoPhotos from './0091-logo-photos.js';
import * as layoutChoices from './0093-layout-choices.js';
import * as drafts from './0094-drafts.js';
import * as checksOfDrafts from './0095-checks-of-drafts.js';
import * as mailsAbout from './0096-mails-about.js';
import * as cashAsks from './0097-cash-asks.js';
import * as auditLinks from './0099-audit-links.js';
import * as linksOfOldRecords from './0100-links-of-old-records.js';
import * as seasons from './0101-seasons.js';
import * as payments from './0103-payments.js';
import * as paymentRuns from './0104-payment-runs.js';
import * as foundByEndings from './0105-found-by-endings.js';
import * as confirmedCheques from './0107-confirmed-cheques.js';
import * as savedViews from './0108-saved-views.js';
import * as notices from './0111-notices.js';
import * as licenceExpiry from './0112-licence-expiry.js';
import * as refundsByCurrency from './0114-refunds-by-currency.js';
import * as push from './0115-push.js';

export type { FillSettings } from './0009-fill.js';

interface Migration {
  readonly up: (knex: Knex) => Promise<void>;
}

/**
 * Oldest first; only add to the end. Databases store the names, so they never change. Numbers 19 to 21 and 28
 * to 29 were never released.
 */
const migrations = (settings: FillSettings): ReadonlyMap<string, Migration> =>
  new Map<string, Migration>([
    ['0001-people', people],
    ['0002-access', access],
    ['0003-races', races],
    ['0004-money', money],
    ['0005-people-in-full', peopleInFull],
    ['0006-races-in-full', racesInFull],
    ['0007-payouts', payouts],
    ['0008-trail-and-tallies', trailAndTallies],
    ['0009-fill', { up: fillWith(settings) }],
    ['0010-imports', imports],
    ['0011-uploads', uploads],
    ['0012-bike-versions', bikeVersions],
    ['0013-limits', limits],
    ['0014-indexes-of-lists', indexesOfLists],
    ['0015-pictures', pictures],
    ['0016-names-of-admins', namesOfAdmins],
    ['0017-names-of-employees', namesOfEmployees],
    ['0018-what-was-taken', whatWasTaken],
    ['0022-no-ama-numbers', noAmaNumbers],
    ['0023-phones-and-states', phonesAndStates],
    ['0024-what-must-never-be', whatMustNeverBe],
    ['0025-limits-and-doubt', limitsAndDoubt],
    ['0026-log-in-counts', logInCounts],
    ['0027-roster-of-admins', rosterOfAdmins],
    ['0030-shown-names', shownNames],
    ['0031-rider-codes', riderCodes],
    ['0037-deletions', deletions],
    ['0040-contact-messages', contactMessages],
    ['0041-what-admins-look-up', whatAdminsLookUp],
    ['0042-failed-jobs', failedJobs],
    ['0043-sums-of-refunds', sumsOfRefunds],
    ['0044-events-to-decide', eventsToDecide],
    ['0045-asides', asides],
    ['0046-what-awards-are-worth', whatAwardsAreWorth],
    ['0050-approvals', approvals],
    ['0053-held-awards', heldAwards],
    ['0058-sealed-history', sealedHistory],
    ['0059-heads-of-wallets', headsOfWallets],
    ['0061-second-factors', secondFactors],
    ['0064-vins-in-doubt', vinsInDoubt],
    ['0065-guardians', guardians],
    ['0066-sold-vins', soldVins],
    ['0067-security-events', securityEvents],
    ['0068-api-tokens', apiTokens],
    ['0069-imports-by-token', importsByToken],
    ['0070-webhooks', webhooks],
    ['0073-networks-of-enrolments', networksOfEnrolments],
    ['0074-events-without-classes', eventsWithoutClasses],
    ['0076-right-riders', rightRiders],
    ['0077-remembered-by-promoter', rememberedByPromoter],
    ['0078-reports-that-agree', reportsThatAgree],
    ['0079-tax-residences', taxResidences],
    ['0080-taxes-of-payments', taxesOfPayments],
    ['0081-one-race', oneRace],
    ['0083-asked-results', askedResults],
    ['0084-entered-by-admins', enteredByAdmins],
    ['0086-payout-steps', payoutSteps],
    ['0087-credit-choices', creditChoices],
    ['0088-checks-of-choices', checksOfChoices],
    ['0089-standings', standings],
    ['0090-promoters-let-in', promotersLetIn],
    ['0091-logo-photos', logoPhotos],
    ['0093-layout-choices', layoutChoices],
    ['0094-drafts', drafts],
    ['0095-checks-of-drafts', checksOfDrafts],
    ['0096-mails-about', mailsAbout],
    ['0097-cash-asks', cashAsks],
    ['0099-audit-links', auditLinks],
    ['0100-links-of-old-records', linksOfOldRecords],
    ['0101-seasons', seasons],
    ['0103-payments', payments],
    ['0104-payment-runs', paymentRuns],
    ['0105-found-by-endings', foundByEndings],
    ['0107-confirmed-cheques', confirmedCheques],
    ['0108-saved-views', savedViews],
    ['0111-notices', notices],
    ['0112-licence-expiry', licenceExpiry],
    ['0114-refunds-by-currency', refundsByCurrency],
    ['0115-push', push],
  ]);

/** Listed here instead of found in a folder, so that the build contains them. `before` runs before each. */
export const migrationSource = (
  settings: FillSettings,
  before: () => Promise<void> = () => Promise.resolve(),
): Knex.MigrationSource<string> => {
  const all = migrations(settings);
  return {
    getMigrations: () => Promise.resolve([...all.keys()]),
    getMigrationName: (name) => name,
    getMigration: (name) => {
      const found = all.get(name);
      if (!found) throw new Error(`No migration ${name}`);
      const up = async (knex: Knex): Promise<void> => {
        await before();
        await found.up(knex);
      };
      return Promise.resolve({
        up,
        down: () => Promise.reject(new Error('Migrations only add: restore a backup instead')),
        config: { transaction: false },
      });
    },
  };
};
