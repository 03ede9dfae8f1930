import type * as contract from '@rrr/contract';
import type { Endpoint, Request } from '@rrr/contract';
import type { Call } from '../base/http/http-client.js';

type Contract = typeof contract;
type Calls = { [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name] & Endpoint };

/** A state of the provider (`tests/api/pact/states.ts`) as a plain sentence, with the identities it needs. */
export type State = readonly [sentence: string, parameters?: Readonly<Record<string, string | number | boolean>>];

type Part<E extends Endpoint, Name extends string> = Request<E> extends Record<Name, infer It> ? It : undefined;
/** A recorded request, as states see it. */
interface Asked<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Part<E, 'body'>;
}

type Values<T> = T extends object ? { readonly [Key in keyof T]?: Values<T[Key]> } : T;
/** What is in a file that a person chose; a test's own is seldom one that the API can read. */
export interface FileContent {
  readonly text?: string;
  readonly base64?: string;
}
/**
 * Values that a real state needs in place of those of a test: a version, a code. A key that was not recorded is not
 * added, so this cannot make a request that the screen does not send.
 */
export interface With<E extends Endpoint> {
  readonly params?: Values<Part<E, 'params'>>;
  readonly query?: Values<Part<E, 'query'>>;
  readonly body?: Values<Part<E, 'body'>>;
  readonly files?: Readonly<Record<string, FileContent>>;
}

/** What a request stands on. */
export interface Stand<E extends Endpoint = Endpoint> {
  readonly given?: readonly State[] | ((asked: Asked<E>) => readonly State[]);
  readonly with?: With<E> | ((asked: Asked<E>) => With<E>);
}
interface Refused<E extends Endpoint = Endpoint> extends Stand<E> {
  readonly status: number;
  /** which of the recorded requests is refused; the first unless given */
  readonly of?: (asked: Asked<E>) => boolean;
}
/** A call's states, and those in which the API refuses it, by error code. */
export interface CallStates<E extends Endpoint = Endpoint> extends Stand<E> {
  /** false: none of our states lets it, as it needs another service, or what only a running server remembers */
  readonly succeeds?: false;
  readonly refused?: Readonly<Record<string, Refused<E>>>;
}

/** The states of a remote's calls. An array is the states alone; `[]` needs none but `always`. */
export interface States {
  /** for every call: who is signed in */
  readonly always: readonly State[];
  readonly calls: { readonly [Name in keyof Calls]?: readonly State[] | CallStates<Calls[Name]> };
  /**
   * Calls of the source that no web test makes yet, as they would be made. The contract checks them, and each fails as
   * soon as a test makes that call: then it goes.
   */
  readonly unseen?: { readonly [Name in keyof Calls]?: Call<Calls[Name]> };
}
