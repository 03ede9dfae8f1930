import type { Clock } from '@rrr/core/shared';

export const systemClock: Clock = { now: () => new Date().toISOString() };
