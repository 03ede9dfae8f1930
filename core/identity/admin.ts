/** An administrator's own record (specification §3). */
export interface Admin {
  readonly id: string;
  readonly fullName: string;
  /** lower-case */
  readonly email: string;
  readonly phone: string | null;
  readonly profileImage: string | null;
  readonly deactivated: boolean;
}
