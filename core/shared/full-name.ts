/** A person's name in two parts; the last may be empty, for some have one name alone. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name as it is shown. */
export const fullNameOf = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();
