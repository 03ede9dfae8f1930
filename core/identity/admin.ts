import type { PersonName } from '../shared/index.js';

/** An administrator's own record (requirements §3). */
export interface Admin extends PersonName {
  readonly id: string;
  /** lower-case */
  readonly email: string;
  readonly phone: string | null;
  readonly profileImage: string | null;
  readonly deactivated: boolean;
}
