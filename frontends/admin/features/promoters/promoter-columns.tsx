import type { PromoterCard } from '@rrr/contract';
import { Email, useFormats, formatPhone } from '@rrr/kit/base';
import { Avatar, type Column } from '@rrr/kit/desk';
import { usePlace } from '../../pieces/use-place.js';
import { PromoterStatus } from './PromoterStatus.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

type Columns = Record<
  'name' | 'contact' | 'phone' | 'email' | 'place' | 'next' | 'applied' | 'state',
  Column<PromoterCard>
>;

/** Every column that a list of promoters may have. */
export const usePromoterColumns = (): Columns => {
  const [t, formats, place] = [usePromoterWords(), useFormats(), usePlace()];
  return {
    name: {
      key: 'name',
      title: t('name'),
      mark: (card) => <Avatar src={card.profileImage} size={32} />,
      cell: (card) => card.name,
    },
    contact: { key: 'contact', title: t('contact'), cell: (card) => card.personal?.contactName },
    phone: {
      key: 'phone',
      title: t('phone'),
      phone: 'none',
      cell: ({ personal }) => personal?.phone && <span className="admin-tel">{formatPhone(personal.phone)}</span>,
    },
    email: {
      key: 'email',
      title: t('email'),
      phone: 'none',
      cell: ({ personal }) =>
        personal?.email && (
          <span className="admin-address">
            <Email address={personal.email} />
          </span>
        ),
    },
    place: {
      key: 'place',
      title: t('place'),
      cell: place,
    },
    next: {
      key: 'next',
      title: t('next'),
      phone: 'none',
      cell: ({ nextEvents: [next] }) =>
        next ? `${formats.date(next.startDate)} ${next.title}` : <span className="desk-muted">{t('noNext')}</span>,
    },
    applied: {
      key: 'applied',
      title: t('applied'),
      phone: 'under',
      cell: ({ personal }) =>
        personal?.appliedAt ? formats.day(personal.appliedAt) : personal?.status === 'approved' && t('addedHere'),
    },
    state: {
      key: 'state',
      title: t('state'),
      phone: 'under',
      cell: ({ personal }) => personal && <PromoterStatus {...personal} />,
    },
  };
};
