export function workers(machine?: { readonly cores?: number; readonly memory?: number }): number;
