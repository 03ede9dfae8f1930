export type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** A refusal by the rules. The code is stable: it is the key of the text in both languages and of the HTTP status. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  constructor(
    message: string,
    readonly detail: Detail = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Also what someone gets who asks for an object that is not theirs (domain.md §10). */
export class NotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  constructor(what: string) {
    super(`${what} not found`, { what });
  }
}
