import { addDays, ageOn, fullNameOf, type LocalDate } from '@rrr/core/shared';
import type { Seed } from '@rrr/persistence';
import type { Locale } from '@rrr/core/identity';
import type { DemoRider } from './demo-people.js';
import type { World } from './world.js';

/** One minor whose guardian was asked yesterday and has not answered. Nobody has the link. */
const waitingMinor = (riders: World['riders'], today: LocalDate): NonNullable<Seed['guardian_requests']> =>
  riders
    .filter(
      (rider) =>
        !rider.parentalConsent && !rider.deactivated && rider.bornOn !== null && ageOn(rider.bornOn, today) < ADULT,
    )
    .slice(0, 1)
    .map((rider) => ({
      rider_id: rider.id,
      code_id: rider.accountId,
      name: `Robin ${rider.lastName}`,
      email: `parent.${rider.email}`,
      seal: 'demo',
      sent_at: `${addDays(today, -1)}T17:00:00.000Z`,
      expires_at: `${addDays(today, 13)}T17:00:00.000Z`,
      sent: 1,
      counted_from: `${addDays(today, -1)}T17:00:00.000Z`,
      confirmed_at: null,
    }));
const ADULT = 18;

/** Rows of riders, dealers, promoters, the administrators and their logins, which share one password. */
/**
 * Where pros pay tax: the demo's rider and every fifth have not said yet, the others wait for their tax form, and some
 * Canadians claim a treaty rate.
 */
const taxOf = ({ professional, country, enrolment }: DemoRider, at: number) => {
  if (!professional || at % 5 === 0) return {};
  const usPerson = country === 'US';
  const claims = country === 'CA' && at % 2 === 1;
  return {
    tax_status: usPerson ? ('us-person' as const) : ('non-resident-alien' as const),
    tax_country: country,
    tax_treaty_country: claims ? country : null,
    tax_treaty_rate: claims ? 1_500 : null,
    tax_stated_at: enrolment.at,
  };
};

export const peopleRows = (
  {
    admin: first,
    secondAdmin,
    colleagues: { away, locked },
    riders,
    seals,
    dealers,
    promoters,
    patterns,
    today,
  }: World,
  passwordHash: string,
): Seed => {
  const admins = [first, secondAdmin, away, locked];
  const login = { password_hash: passwordHash, email_verified: true, deactivated: false, locale: 'en' as const };
  return {
    admins: admins.map((admin) => ({
      id: admin.id,
      first_name: admin.firstName,
      last_name: admin.lastName,
      full_name: fullNameOf(admin),
      email: admin.email,
      phone: admin.phone,
      deactivated: admin === away,
    })),
    riders: riders.map((rider, at) => ({
      id: rider.id,
      first_name: rider.firstName,
      last_name: rider.lastName,
      full_name: rider.fullName,
      email: rider.email,
      phone1: rider.phone1,
      born_on: rider.bornOn,
      sex: rider.sex,
      address_line1: rider.addressLine1,
      city: rider.city,
      state: rider.state,
      zipcode: rider.zipcode,
      country: rider.country,
      hometown: rider.hometown,
      ama_number: rider.amaNumber,
      factory: rider.factory,
      professional: rider.professional,
      ...taxOf(rider, at),
      parental_consent: rider.parentalConsent,
      deactivated: rider.deactivated,
      enrolled_at: rider.enrolment.at,
      // two of three agreed to be named, the demo's rider among them
      show_name: at % 3 !== 2,
    })),
    bikes: riders.flatMap((rider) =>
      rider.bikes.map((bike) => ({
        id: bike.id,
        rider_id: rider.id,
        year: bike.year,
        make: bike.make,
        model: bike.model,
        vin: bike.vin,
        vin_status: bike.vinStatus,
        active: !rider.deactivated,
      })),
    ),
    dealers: dealers.map((dealer) => ({
      id: dealer.id,
      maker_number: dealer.dealerId,
      name: dealer.name,
      address_line1: dealer.addressLine1,
      city: dealer.city,
      state: dealer.state,
      zipcode: dealer.zipcode,
      country: dealer.country,
      phone: dealer.phone,
      email: dealer.email,
      website_url: dealer.websiteUrl,
      bio: dealer.bio,
      deactivated: dealer.deactivated,
    })),
    promoters: promoters.map((promoter) => ({
      id: promoter.id,
      name: promoter.name,
      email: promoter.email,
      phone: promoter.phone,
      status: promoter.status,
      applied_at: promoter.appliedAt,
      deactivated: false,
    })),
    guardian_requests: waitingMinor(riders, today),
    pin_guards: riders.map((rider) => ({ rider_id: rider.id, seal: seals.get(rider.id) ?? null, failures: 0 })),
    accounts: [
      ...admins.map((admin) => ({
        ...login,
        id: admin.accountId,
        email: admin.email,
        type: 'admin' as const,
        subject_id: admin.id,
        display_name: fullNameOf(admin),
        deactivated: admin === away,
      })),
      ...riders.map((rider) => ({
        ...login,
        id: rider.accountId,
        email: rider.email,
        type: 'rider' as const,
        subject_id: rider.id,
        display_name: rider.fullName,
        locale: rider.locale,
        deactivated: rider.deactivated,
      })),
      ...dealers.map((dealer) => ({
        ...login,
        id: dealer.accountId,
        email: dealer.email,
        type: 'dealer' as const,
        subject_id: dealer.id,
        display_name: dealer.manager,
        locale: frenchIn(dealer.state),
        deactivated: dealer.deactivated,
      })),
      ...promoters.map((promoter) => ({
        ...login,
        id: promoter.accountId,
        email: promoter.email,
        type: 'promoter' as const,
        subject_id: promoter.id,
        display_name: promoter.contact,
      })),
    ],
    vin_patterns: patterns.map((pattern) => ({
      id: pattern.id,
      model: pattern.model,
      year: pattern.year,
      pattern: pattern.pattern,
      status: pattern.verified ? ('verified' as const) : ('unverified' as const),
    })),
  };
};

const frenchIn = (state: string | null): Locale => (state === 'QC' ? 'fr' : 'en');
