import type { ADMIN, ValuesOf } from '@rrr/records';

/** An administrator's own record (requirements §3). */
export interface Admin extends ValuesOf<typeof ADMIN> {
  readonly id: string;
  readonly profileImage: string | null;
  readonly deactivated: boolean;
}
