export type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** A refusal by the business rules. The code is stable: it selects the translated text and the HTTP status. */
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

/** Also thrown for objects that belong to someone else (domain.md §10). */
export class NotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  constructor(what: string) {
    super(`${what} not found`, { what });
  }
}

/**
 * A refusal that is no more than its code: `class PinNotSet extends refusal('PIN_NOT_SET', 'The rider has not set a PIN')
 * {}`.
 */
export const refusal = <const Code extends string>(code: Code, message: string) =>
  class extends DomainError {
    readonly code = code;
    constructor(detail: Detail = {}) {
      super(message, detail);
    }
  };

/** Someone else changed the record since it was read. `version` is the current one. */
export class StaleEdit extends DomainError {
  readonly code = 'STALE_EDIT';
  constructor(what: string, version: number) {
    super(`${what} was changed meanwhile`, { what, version });
  }
}
