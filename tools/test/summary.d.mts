interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly files?: readonly { readonly name: string; readonly seconds: number }[];
  readonly triedAgain?: readonly string[];
}
export function summaryOf(
  stages: readonly Stage[],
  more?: { readonly notRun?: readonly string[]; readonly again?: string },
): string;
