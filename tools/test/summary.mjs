// The last lines of a run of the tests.

const MOST = 10;
const aligned = (seconds, text) => `${seconds.toFixed(0).padStart(5)} s  ${text}`;

/**
 * @param {{ name: string, seconds: number, passed: number, failed: number, files?: { name: string, seconds: number }[],
 * triedAgain?: string[] }[]} stages in the order in which they ended
 * @param {{ notRun?: string[], again?: string }} [more] `notRun`: stages that something was missing for; `again`: how
 * to repeat the order of this run
 * @returns {string} its last line is the tally: `N passed, N failed`
 */
export const summaryOf = (stages, { notRun = [], again = '' } = {}) => {
  const sum = (of) => stages.reduce((total, stage) => total + stage[of], 0);
  const failed = stages.filter((stage) => stage.failed > 0).map(({ name }) => name);
  const triedAgain = stages.flatMap((stage) => stage.triedAgain ?? []);
  const slowest = stages
    .flatMap((stage) => stage.files ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MOST);
  return [
    '',
    'Slowest files',
    ...slowest.map(({ name, seconds }) => aligned(seconds, name)),
    '',
    'Time by stage',
    ...stages.map(({ name, seconds }) => aligned(seconds, name)),
    '',
    ...(again ? [again] : []),
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
    ...(notRun.length > 0 ? [`Not run: ${notRun.join(', ')}`] : []),
    `${triedAgain.length} tried again${triedAgain.length > 0 ? `: ${triedAgain.join(', ')}` : ''}`,
    '',
    `${sum('passed')} passed, ${sum('failed') + notRun.length} failed`,
    '',
  ].join('\n');
};
