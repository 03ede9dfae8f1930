import type { LogoPhoto } from '../results/index.js';
import { anId } from './fixed-ports.js';

export const aLogoPhoto = (change: Partial<LogoPhoto> = {}): LogoPhoto => {
  const id = change.id ?? anId('ph0t0', 1);
  return {
    id,
    eventId: anId('event', 1),
    classId: anId('c0ass', 1),
    riderId: anId('rder', 1),
    slot: 1,
    status: 'sent',
    fileKey: `photos/${id}`,
    contentType: 'image/jpeg',
    bytes: 2_048,
    digest: 'a'.repeat(64),
    sentAt: '2025-06-10T18:00:00.000Z',
    replacedAt: null,
    decision: null,
    ...change,
  };
};
