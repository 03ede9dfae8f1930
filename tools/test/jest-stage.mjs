// One project of jest as a stage of the tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @returns {Promise<number>} the exit code */
export const run = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);

/** Skipped tests count as failures, and so do files that could not load. */
export const countOf = (report, code) => {
  if (!report) return { passed: 0, failed: 1, files: [] };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? Math.max(1, report.numFailedTestSuites) : failed,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
};

/** The files that failed after their browser died: the only ones that are tried again. */
export const diedIn = (report, deaths) =>
  report.testResults.filter(({ status, name }) => status === 'failed' && deaths.includes(path.basename(name)));

const countsOf = ({ assertionResults }) => ({
  passed: assertionResults.filter(({ status }) => status === 'passed').length,
  failed: Math.max(1, assertionResults.filter(({ status }) => status !== 'passed').length),
});

/** The count of a stage after some of its files were tried again. Those that failed once more count as failures. */
export const withSecondTry = (first, again, second) => {
  const before = again.map(countsOf);
  const sum = (of) => before.reduce((total, value) => total + value[of], 0);
  return {
    passed: first.passed - sum('passed') + second.passed,
    failed: Math.max(0, first.failed - sum('failed')) + second.failed,
    files: first.files,
    triedAgain: again.map(({ name }) => `${path.relative(process.cwd(), name)} (its browser died)`),
  };
};

/**
 * Runs a project. A file whose browser died is tried once more, and the result says so.
 * @returns {Promise<{ passed: number, failed: number, files: { name: string, seconds: number }[], triedAgain?:
 * string[] }>}
 */
export const runJest = async ({ node, project, out, args, env }) => {
  const deaths = path.resolve(out, `${project}-browser-deaths`);
  rmSync(deaths, { recursive: true, force: true });
  mkdirSync(deaths, { recursive: true });
  const once = async (report, more) => {
    const all = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args, ...more];
    const code = await run(node, all, { ...env, BROWSER_DEATHS: deaths });
    return [read(report), code];
  };
  const [report, code] = await once(`${out}/${project}.json`, ['--selectProjects', project]);
  const first = countOf(report, code);
  const again = report ? diedIn(report, readdirSync(deaths)) : [];
  if (again.length === 0) return first;
  const files = again.map(({ name }) => name);
  const second = await once(`${out}/${project}-again.json`, [
    '--selectProjects',
    project,
    '--runTestsByPath',
    ...files,
  ]);
  return withSecondTry(first, again, countOf(...second));
};
