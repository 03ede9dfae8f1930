import { useEffect, useRef } from 'react';
import type { ApiProblem } from '@rrr/kit/base';

/** What went wrong stands at the top, and the act at the bottom of a phone: the page goes to what is said. */
export const useInSight = (problem: ApiProblem | undefined) => {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && said.current && said.current.getBoundingClientRect().top < 0)
      said.current.scrollIntoView({ block: 'start' });
  }, [problem]);
  return said;
};
