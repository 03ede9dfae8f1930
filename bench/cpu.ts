import { readFileSync } from 'node:fs';

const TICK = 10;

/** Milliseconds of CPU a process has used so far, in user and system mode, NaN where there is no /proc. */
export const cpuOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return Number.NaN;
  }
};
