/** One field of the input that did not fit; `path` is dotted: `bikes.0.vin`. */
export interface FieldProblem {
  path: string;
  code: string;
  detail: string;
}

/** A refusal as plain data, as it lies in a Redux store. `detail` is in the reader's language and ready to show. */
export interface ApiProblem {
  /** 0 when no answer came */
  status: number;
  code: string;
  detail: string;
  errors?: FieldProblem[];
  requestId: string;
  /** seconds after which the server wants to be asked again */
  retryAfter?: number;
}

export class ApiError extends Error implements ApiProblem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: FieldProblem[];
  readonly requestId: string;
  readonly retryAfter?: number;

  constructor(readonly problem: ApiProblem) {
    super(problem.detail);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.requestId = problem.requestId;
    if (problem.errors) this.errors = problem.errors;
    if (problem.retryAfter !== undefined) this.retryAfter = problem.retryAfter;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads an RTK Query or thrown error back as a problem, whatever it was. */
export const problemOf = (error: unknown): ApiProblem | undefined => {
  // The client is the shell's, the reader a remote's: each app has an `ApiError` of its own, so the class tells
  // nothing.
  if (isRecord(error) && error.name === 'ApiError' && isRecord(error.problem))
    return error.problem as unknown as ApiProblem;
  if (
    isRecord(error) &&
    typeof error.code === 'string' &&
    typeof error.detail === 'string' &&
    typeof error.status === 'number'
  )
    return error as unknown as ApiProblem;
  return undefined;
};

/**
 * Turns an answer that is not a success into a problem: its own, else its status text, else `unexpected`. What a proxy
 * says of a broken server is for its operators, so that is `broken`.
 */
export const readProblem = (
  status: number,
  statusText: string,
  body: string,
  requestId: string,
  words: { unexpected: string; broken: string },
): ApiProblem => {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    given = undefined;
  }
  const item = isRecord(given) ? given : {};
  return {
    status,
    code: typeof item.code === 'string' ? item.code : `HTTP_${status}`,
    detail:
      typeof item.detail === 'string' && item.detail !== ''
        ? item.detail
        : status >= 500
          ? words.broken
          : statusText || words.unexpected,
    ...(Array.isArray(item.errors) ? { errors: item.errors as FieldProblem[] } : {}),
    requestId: typeof item.requestId === 'string' ? item.requestId : requestId,
  };
};
