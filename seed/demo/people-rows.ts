import { fullNameOf } from '@rrr/core/shared';
import type { Seed } from '@rrr/persistence';
import type { World } from './world.js';

/** Rows of riders, dealers, promoters, the admin and their logins, which share one password. */
export const peopleRows = (
  { admin, riders, seals, dealers, promoters, patterns }: World,
  passwordHash: string,
): Seed => {
  const login = { password_hash: passwordHash, email_verified: true, deactivated: false, locale: 'en' as const };
  return {
    admins: [
      {
        id: admin.id,
        first_name: admin.firstName,
        last_name: admin.lastName,
        full_name: fullNameOf(admin),
        email: admin.email,
        phone: admin.phone,
        deactivated: false,
      },
    ],
    riders: riders.map((it) => ({
      id: it.id,
      first_name: it.firstName,
      last_name: it.lastName,
      full_name: it.fullName,
      email: it.email,
      phone1: it.phone1,
      born_on: it.bornOn,
      sex: it.sex,
      address_line1: it.addressLine1,
      city: it.city,
      state: it.state,
      zipcode: it.zipcode,
      country: it.country,
      hometown: it.hometown,
      ama_number: it.amaNumber,
      factory: it.factory,
      professional: it.professional,
      parental_consent: it.parentalConsent,
      deactivated: it.deactivated,
      enrolled_at: it.enrolledAt,
    })),
    bikes: riders.flatMap((rider) =>
      rider.bikes.map((it) => ({
        id: it.id,
        rider_id: rider.id,
        year: it.year,
        make: it.make,
        model: it.model,
        vin: it.vin,
        vin_status: it.vinStatus,
        active: !rider.deactivated,
      })),
    ),
    dealers: dealers.map((it) => ({
      id: it.id,
      maker_number: it.dealerId,
      name: it.name,
      address_line1: it.addressLine1,
      city: it.city,
      state: it.state,
      zipcode: it.zipcode,
      country: it.country,
      phone: it.phone,
      email: it.email,
      website_url: it.websiteUrl,
      bio: it.bio,
      deactivated: it.deactivated,
    })),
    promoters: promoters.map((it) => ({
      id: it.id,
      name: it.name,
      email: it.email,
      phone: it.phone,
      status: it.status,
      deactivated: false,
    })),
    pin_guards: riders.map((it) => ({ rider_id: it.id, seal: seals.get(it.id) ?? null, failures: 0 })),
    accounts: [
      {
        ...login,
        id: admin.accountId,
        email: admin.email,
        type: 'admin',
        subject_id: admin.id,
        display_name: fullNameOf(admin),
      },
      ...riders.map((it) => ({
        ...login,
        id: it.accountId,
        email: it.email,
        type: 'rider' as const,
        subject_id: it.id,
        display_name: it.fullName,
        locale: it.locale,
        deactivated: it.deactivated,
      })),
      ...dealers.map((it) => ({
        ...login,
        id: it.accountId,
        email: it.email,
        type: 'dealer' as const,
        subject_id: it.id,
        display_name: it.manager,
        locale: frenchIn(it.state),
        deactivated: it.deactivated,
      })),
      ...promoters.map((it) => ({
        ...login,
        id: it.accountId,
        email: it.email,
        type: 'promoter' as const,
        subject_id: it.id,
        display_name: it.contact,
      })),
    ],
    vin_patterns: patterns.map((it) => ({
      id: it.id,
      model: it.model,
      year: it.year,
      pattern: it.pattern,
      status: it.verified ? ('verified' as const) : ('unverified' as const),
    })),
  };
};

const frenchIn = (state: string | null): 'en' | 'fr' => (state === 'QC' ? 'fr' : 'en');
