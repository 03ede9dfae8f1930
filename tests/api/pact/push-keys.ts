/** A key pair for notices that is the same for every example. */
export const PUSH_KEYS = {
  PUSH_VAPID_PUBLIC_KEY: 'BFmX3un1qM69Ty8DlI54lKmYu8vYFI47gRpqu1Uo-kUcDap_8shL-HgEfr0JDLlmY4SDvtSo3eVQlWwUklhIqnI',
  PUSH_VAPID_PRIVATE_KEY: 'SiVO34G0aA6VqFPiiCgFFxVuYHJEFnVxWIzr2d5dtFA',
} as const;
