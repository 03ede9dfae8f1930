/** A person's name. The last name may be empty, because some people have a single name. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The displayed name. */
export const fullNameOf = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();
