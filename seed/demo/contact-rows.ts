import { plusSeconds, type Instant } from '@rrr/core/shared';
import type { Seed } from '@rrr/persistence';

const HOUR = 3_600;

/** What visitors wrote: the last one is answered. */
const MESSAGES = [
  {
    hoursAgo: 3,
    name: 'Dana Okafor',
    email: 'dana.okafor@example.com',
    phone: '5415550161',
    subject: 'Round 2, 450 B',
    message: 'I finished third in 450 B and see the result, but no award. My bike is a 2024 450 SX-F. What is missing?',
  },
  {
    hoursAgo: 27,
    name: 'Étienne Gagnon',
    email: 'etienne.gagnon@example.com',
    phone: null,
    subject: null,
    message: 'Bonjour, mon concessionnaire ne trouve pas mon nom.\n\nEst-ce que mon inscription est complète?\n\nMerci',
  },
  {
    hoursAgo: 120,
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    phone: '6025550133',
    subject: 'Our club’s series',
    message: 'We run six races a year. How do we apply?',
    answeredBy: 'Robin Vale',
  },
] as const;

/** Messages of the contact form, at times before now. */
export const contactRows = (now: Instant, keptDays: number): Pick<Seed, 'contact_messages'> => ({
  contact_messages: MESSAGES.map(({ hoursAgo, ...message }, n) => {
    const answeredAt = 'answeredBy' in message ? plusSeconds(now, (4 - hoursAgo) * HOUR) : null;
    return {
      id: `01c0ntactmessage00000000${String(n + 1).padStart(2, '0')}`,
      at: plusSeconds(now, -hoursAgo * HOUR),
      name: message.name,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      state: answeredAt === null ? ('open' as const) : ('answered' as const),
      decided_at: answeredAt,
      decided_by: 'answeredBy' in message ? message.answeredBy : null,
      delete_after: answeredAt && plusSeconds(answeredAt, keptDays * 24 * HOUR),
    };
  }),
});
