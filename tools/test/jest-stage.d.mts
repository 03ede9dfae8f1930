interface Result {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string }[];
}
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly Result[];
}
interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
  readonly triedAgain?: readonly string[];
}
export function countOf(report: Report | undefined, code: number): Count;
export function diedIn(report: Report, deaths: readonly string[]): Result[];
export function withSecondTry(first: Count, again: readonly Result[], second: Count): Count;
