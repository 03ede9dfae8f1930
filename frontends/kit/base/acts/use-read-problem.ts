import { useCallback, useEffect, useRef } from 'react';
import { problemOf, type ApiProblem } from '../http/api-error.js';
import { useReport } from '../report-context.js';
import { useWords } from './act-words.js';

/** Reads the problem from what was thrown. What is no answer of the API is reported, and counts as no answer. */
export const useReadProblem = (): ((error: unknown) => ApiProblem) => {
  const [report, words] = [useReport(), useWords()];
  const given = useRef({ report, words });
  useEffect(() => void (given.current = { report, words }));
  return useCallback((error) => {
    const problem = problemOf(error);
    if (problem) return problem;
    given.current.report(error);
    return { status: 0, code: 'UNREADABLE', detail: given.current.words('unreadable'), requestId: '' };
  }, []);
};
